import type { ScreenRequest } from '@latchkey/site/screen';
import { addressIn, canonicalUrl } from '@latchkey/site/urls';

/** Addresses in structured data are absolute, and on the host that search engines are to keep. */
export interface StructuredAddresses {
  /** Of pictures. */
  readonly origin: string;
  /** The hotel's home without a language: it also names the hotel itself, which is one in every language. */
  readonly home: string;
  /** The stay that is offered, in the page's language. */
  readonly stay: string;
  readonly inLanguage: (address: string) => string;
}

/** The addresses of a page of a hotel, from the paths of its home and of a stay on the host that shows it. */
export function structuredAddresses(
  { site, origin, locale }: Pick<ScreenRequest, 'site' | 'origin' | 'locale'>,
  homePath: string,
  stayPath: string,
): StructuredAddresses {
  const whole = (path: string): string => canonicalUrl(path, { site, origin });
  const inLanguage = (address: string): string => addressIn(address, locale);
  const home = whole(homePath);
  return { origin: new URL(home).origin, home, stay: inLanguage(whole(stayPath)), inLanguage };
}
