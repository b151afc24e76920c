import type { Locale } from '@latchkey/booking-core/language';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

/** What a hotel says of its reception, in the language of the page. */
const sentences: Readonly<Record<Locale, (languages: string) => string>> = {
  en: (languages) => `We speak ${languages}`,
  de: (languages) => `Wir sprechen ${languages}`,
  ar: (languages) => `نتحدث ${languages}`,
  hi: (languages) => `हम ${languages} बोलते हैं`,
};

/** The languages of the reception as a line among what the hotel offers, where its facts name any. */
export function spokenLanguagesLine({ spokenLanguages = [] }: HotelFacts, language: Locale): readonly string[] {
  if (spokenLanguages.length === 0) return [];
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const names = spokenLanguages.map((code) => nameOf.of(code) ?? code);
  return [sentences[language](new Intl.ListFormat(language, { type: 'conjunction' }).format(names))];
}
