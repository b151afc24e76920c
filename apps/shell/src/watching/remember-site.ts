import type { PageContext } from '@latchkey/site/screen';
import { languageCookie } from '@latchkey/site/urls';

/** Under which the kind of the domain is kept. */
const domainKey = 'latchkey-domain';

/**
 * The language, and whose domain it is: a hotel's own, the platform's or the provider's. The cookie of the language and
 * the host decide on the server; local storage mirrors them (docs/rules.md, "Entities").
 */
export function rememberSite({ site, locale }: Pick<PageContext, 'site' | 'locale'>): void {
  try {
    localStorage.setItem(languageCookie, locale);
    localStorage.setItem(domainKey, site.kind);
  } catch (error) {
    console.warn('Language and domain could not be kept in local storage.', error);
  }
}
