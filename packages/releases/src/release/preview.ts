import { isSignedBy, newestSignature, type KeyRing } from '@latchkey/security/signing';

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

/** The search of a preview's address, signed with the origins' `RELEASE_PREVIEW_SECRET`. */
export function previewSearch({ mix, until }: PreviewLink, keys: KeyRing): string {
  const fields = [mixText(mix), String(until)] as const;
  return new URLSearchParams({
    mix: fields[0],
    until: fields[1],
    sig: newestSignature({ purpose: 'preview', fields }, keys),
  }).toString();
}

/** What stands in the query of a signed link, in the order in which it is read. */
export const previewFields = ['mix', 'until', 'sig'] as const;

/** Whether the signature is ours and the link has not run out. */
export function isPreviewSigned(search: URLSearchParams, keys: KeyRing, now: number): boolean {
  const [mix, until, given] = previewFields.map((name) => search.get(name) ?? '') as [string, string, string];
  return isLive(until, now) && isSignedBy({ purpose: 'preview', fields: [mix, until] }, given, keys);
}

/** Whether a moment that something signed names is still to come. It has one spelling: milliseconds as digits, no zero before them. */
export const isLive = (until: string, now: number): boolean => /^[1-9]\d{0,14}$/.test(until) && Number(until) > now;
