import type { Locale } from '@latchkey/booking-core/language';

/** Keeps the chosen language between visits; also the name it has in local storage. */
export const languageCookie = 'latchkey-language';

/** The cookie that keeps a language for a year, for `Set-Cookie` or `document.cookie`. Public; it identifies nobody. */
export const rememberLanguage = (locale: Locale, isSecure: boolean): string =>
  `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
