import { type Locale, locales } from '@latchkey/booking-core/language';
import { latinDigits } from '@latchkey/booking-core/text';
import { faultAt } from '../faults/fault-at.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { wordsFile } from '../schema/document-names.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { figures } from './figures.ts';

/** Rules about the hours of every stay, by their whole names: “Late check-in” has hours of its own. */
const hours = [
  {
    fact: 'checkInTime',
    name: /^(?:check-?\s?in|arrival|anreise|ankunft|(?:تسجيل )?الوصول|(?:चेक-?\s?इन|आगमन))(?:[\s-]*(?:time|szeit|का समय))?$/i,
  },
  {
    fact: 'checkOutTime',
    name: /^(?:check-?\s?out|departure|abreise|(?:تسجيل )?المغادرة|(?:चेक-?\s?आउट|प्रस्थान))(?:[\s-]*(?:time|szeit|का समय))?$/i,
  },
] as const;

/** “Up to so many guests” in the sentence of a room. */
const upToGuests =
  /(?:(?:up to|bis zu)\s+(\d+)\s+(?:guests?|people|persons?|adults?|Gäste[n]?|Gast|Personen)|(?:حتى|لغاية)\s+(\d+)\s+(?:ضيوف|ضيف|ضيفًا|أشخاص|شخص|شخصًا)|(\d+)\s+(?:मेहमानों|मेहमान|गेस्ट|लोगों|व्यक्तियों)\s+तक)/giu;

/** Hours and numbers of guests in a hotel's own words that differ from its facts, where the words leave no doubt. */
export function saidFactsShortages(facts: HotelFacts, words: Partial<Record<Locale, HotelWords>>): HotelFault[] {
  return locales.flatMap((language) => {
    const file = wordsFile(language);
    const { rules = [], rooms = {} } = words[language] ?? {};
    return [
      ...rules.flatMap(({ name, text }, place) => {
        const fact = hours.find((one) => one.name.test(name.trim()))?.fact;
        if (fact === undefined) return [];
        const said = timesIn(text);
        return said.length === 0 || said.includes(facts[fact])
          ? []
          : [faultAt(`rules.${place}`, `says ${said[0]}, and ${fact} is ${facts[fact]}`, file, 'words_differ')];
      }),
      ...facts.rooms.flatMap(({ id, maxPax }) =>
        figures(rooms[id]?.sentence ?? '', upToGuests)
          .filter((guests) => guests > maxPax)
          .map((guests) =>
            faultAt(
              `rooms.${id}.sentence`,
              `says up to ${guests} guests, and maxPax is ${maxPax}`,
              file,
              'words_differ',
            ),
          ),
      ),
    ];
  });
}

/** Times with minutes on a 24-hour clock, or with am and pm. */
function timesIn(text: string): string[] {
  const all = latinDigits(text).matchAll(/\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2}):(\d{2})\b/gi);
  return [...all].map(([, hour, minutes = '00', half, hourOfDay, minutesOfDay]) =>
    half === undefined
      ? `${(hourOfDay ?? '').padStart(2, '0')}:${minutesOfDay}`
      : `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`,
  );
}
