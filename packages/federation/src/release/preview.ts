import { createHmac, timingSafeEqual } from 'node:crypto';

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
  return new URLSearchParams({ mix: text, until: String(until), sig: signatureOf(text, until, secret) }).toString();
}

/** Whether the signature is ours and the link has not run out. */
export function isPreviewSigned(search: URLSearchParams, secret: string, now: number): boolean {
  const [mix, until, given] = ['mix', 'until', 'sig'].map((name) => search.get(name) ?? '') as [string, string, string];
  const expected = Buffer.from(signatureOf(mix, Number(until), secret));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected) && Number(until) > now;
}

const signatureOf = (mix: string, until: number, secret: string): string =>
  createHmac('sha256', secret).update(`${mix}|${until}`).digest('base64url');
