import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { type KeyedWords, wordsWanted } from '../schema/words-wanted.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Promotions whose id guests would read, pictures without a description, and words for what the hotel lacks. */
export function wordsDoubtful(facts: HotelFacts, words: HotelWords, file: string): HotelFault[] {
  const wanted = wordsWanted(facts);
  const unnamed = [...new Set(wanted.promotions)].filter((id) => !Object.hasOwn(words.promotions, id));
  return [
    ...unnamed.map((id) =>
      faultAt(
        `promotions.${id}`,
        `has no words: guests would read "${id}". Write "${id}": "…" into promotions of ${file}`,
        file,
        'no_words',
      ),
    ),
    ...[...new Set(wanted.images)]
      .filter((name) => !Object.hasOwn(words.images, name))
      .map((name) =>
        faultAt(
          `images.${name}`,
          `has no words: who does not see it is not told what is on it. Write "${name}": { "alt": "…" } into images of ${file}`,
          file,
          'picture_undescribed',
        ),
      ),
    ...Object.entries(wanted).flatMap(([part, ids]) =>
      Object.keys(words[part as KeyedWords])
        .filter((id) => !ids.includes(id))
        .map((id) => {
          const free = [...new Set(ids)].filter((one) => !Object.hasOwn(words[part as KeyedWords], one));
          const instead =
            free.length === 1 ? `; "${free[0]}" has none: is it the same?` : ': take it out, or mend the id';
          return faultAt(
            `${part}.${id}`,
            `are words for something that hotel.json does not have${instead}`,
            file,
            'words_of_nothing',
          );
        }),
    ),
  ];
}
