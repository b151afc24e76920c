import type { Locale } from '@latchkey/site/urls';

/** A country by its two letters or a currency by its three, and its name in the language of the page. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** Countries or currencies in the order of their names. For loaders: a server and a browser may name one otherwise, so a page renders these. */
export function namedCodes(codes: readonly string[], type: 'region' | 'currency', locale: Locale): NamedCode[] {
  const names = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
