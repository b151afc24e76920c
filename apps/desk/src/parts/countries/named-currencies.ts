import type { Locale } from '@latchkey/site/urls';

/** A currency by its three letters, and its name in the language of the page. */
export interface NamedCurrency {
  readonly code: string;
  readonly name: string;
}

/** Currencies in the order of their names. For loaders: a server and a browser may name one otherwise. */
export function namedCurrencies(codes: readonly string[], locale: Locale): NamedCurrency[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'code' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
