import { defaultLocale, isLocale, languageCookie, type Locale } from '@latchkey/site/urls';

/** The language of a page, and whether the guest has just chosen it. */
export interface ChosenLanguage {
  readonly locale: Locale;
  readonly chosen: boolean;
}

/** `?lang=`, else what was chosen before, else English (docs/rules.md, "Languages and hosts"). */
export function languageOf(search: URLSearchParams, cookies: Readonly<Record<string, string>>): ChosenLanguage {
  const asked = languageIn(search.get('lang'));
  if (isLocale(asked)) return { locale: asked, chosen: cookies[languageCookie] !== asked };
  const kept = cookies[languageCookie];
  return { locale: isLocale(kept) ? kept : defaultLocale, chosen: false };
}

/** The language of a tag in whatever letters, with a region or without: `DE`, `ar-EG`, `hi_IN`. */
const languageIn = (tag: string | null): string | null => tag?.toLowerCase().split(/[-_]/)[0] ?? null;
