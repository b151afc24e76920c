import type { Locale } from '@latchkey/site/urls';

/** A country by its two letters, and its name in the language of the page. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** Countries in the order of their names. For loaders: a server and a browser may name one otherwise, so a page renders these. */
export function namedCountries(codes: readonly string[], locale: Locale): NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
