import { isSignedText, signatureOf } from './signature.ts';

/** A mix of releases that a signed link shows: ids by app, and the moment until which it does. */
export interface PreviewLink {
  readonly mix: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Writes a mix as the override cookie does: `checkout:3f2a…,shell:82d5…`. */
export const mixText = (mix: Readonly<Record<string, string>>): string =>
  Object.entries(mix)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([app, id]) => `${app}:${id}`)
    .join(',');

/** The search of a preview's address, signed with the origin's `RELEASE_PREVIEW_SECRET`. */
export function previewSearch({ mix, until }: PreviewLink, secret: string): string {
  const text = mixText(mix);
  return new URLSearchParams({
    mix: text,
    until: String(until),
    sig: signatureOf(`${text}|${until}`, secret),
  }).toString();
}

/** Whether the signature is ours and the link has not run out. */
export function isPreviewSigned(search: URLSearchParams, secret: string, now: number): boolean {
  const [mix, until, given] = ['mix', 'until', 'sig'].map((name) => search.get(name) ?? '') as [string, string, string];
  return isSignedText(`${mix}|${Number(until)}`, given, secret) && Number(until) > now;
}
