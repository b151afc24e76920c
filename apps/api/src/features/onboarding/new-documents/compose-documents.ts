import { defaultLocale } from '@latchkey/booking-core/language';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';
import { factsOf } from './facts-of.ts';
import type { ToCompose } from './to-compose.types.ts';
import { wordsOf } from './words-of.ts';

/**
 * The documents of a house: its facts, its words in English, and in its owner's language. What its owner did not say is
 * what holds for every house that is booked here, and is written over in the set-up.
 */
export function composeDocuments(from: ToCompose): DocumentTexts {
  const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const facts = factsOf(from);
  const languages = new Set([defaultLocale, from.language]);
  return {
    'hotel.json': written(facts),
    ...Object.fromEntries(
      Array.from(languages, (language) => [`words.${language}.json`, written(wordsOf(from, language, facts))] as const),
    ),
  };
}
