import { languageCookie, type Locale } from '@latchkey/site/urls';

/** The cookie decides on the server; local storage mirrors it (docs/rules.md, "Entities"). */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(languageCookie, locale);
  } catch (error) {
    console.warn('The language could not be kept in local storage.', error);
  }
}
