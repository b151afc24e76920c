import { defaultLocale, type Locale } from '@latchkey/booking-core/language';

/**
 * Where a form of a page is posted that works without a script: to the page's own address, whose screen's `action` answers
 * it. `form` tells the forms of one page apart; `search` is what the page has to know again.
 */
export function postAddress(form: string, locale: Locale, search: Readonly<Record<string, string>> = {}): string {
  const language = locale === defaultLocale ? {} : { lang: locale };
  return `?${new URLSearchParams({ post: form, ...search, ...language })}`;
}
