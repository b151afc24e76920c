import { type Locale, locales } from '@latchkey/booking-core/language';
import { latinDigits } from '@latchkey/booking-core/text';
import { faultAt } from '../faults/fault-at.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { paidWhere } from '../generated/paid-where.ts';
import { saidByName } from '../generated/said-by-name.ts';
import { wordsFile } from '../schema/document-names.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { figures } from './figures.ts';
import { wronglyPaid } from './payment-said.ts';

type Words = Partial<HotelWords>;

/** Hours, numbers of guests and ways to pay in a hotel's own words that differ from its facts, where the words leave no doubt. */
export function saidFactsShortages(facts: HotelFacts, words: Partial<Record<Locale, HotelWords>>): HotelFault[] {
  return locales.flatMap((language) => {
    const own: Words = words[language] ?? {};
    const file = wordsFile(language);
    return [...hoursSaid(facts, own, file), ...guestsSaid(facts, own, file), ...waysSaid(facts, own, file)];
  });
}

const hours = [
  { fact: 'checkInTime', name: saidByName.checkIn },
  { fact: 'checkOutTime', name: saidByName.checkOut },
] as const;

const hoursSaid = (facts: HotelFacts, { rules = [] }: Words, file: string): HotelFault[] =>
  rules.flatMap(({ name, text }, place) => {
    const fact = hours.find((one) => one.name.test(name.trim()))?.fact;
    if (fact === undefined) return [];
    const said = timesIn(text);
    return said.length === 0 || said.includes(facts[fact])
      ? []
      : [faultAt(`rules.${place}`, `says ${said[0]}, and ${fact} is ${facts[fact]}`, file, 'words_differ')];
  });

/** “Up to so many guests” in the words of a room. */
const upToGuests =
  /(?:(?:up to|bis zu)\s+(\d+)\s+(?:guests?|people|persons?|adults?|Gäste[n]?|Gast|Personen)|(?:حتى|لغاية)\s+(\d+)\s+(?:ضيوف|ضيف|ضيفًا|أشخاص|شخص|شخصًا)|(\d+)\s+(?:मेहमानों|मेहमान|गेस्ट|लोगों|व्यक्तियों)\s+तक)/giu;

const guestsSaid = (facts: HotelFacts, { rooms = {} }: Words, file: string): HotelFault[] =>
  facts.rooms.flatMap(({ id, maxPax }) =>
    (['sentence', 'description'] as const).flatMap((key) =>
      figures(rooms[id]?.[key] ?? '', upToGuests)
        .filter((guests) => guests > maxPax)
        .map((guests) =>
          faultAt(`rooms.${id}.${key}`, `says up to ${guests} guests, and maxPax is ${maxPax}`, file, 'words_differ'),
        ),
    ),
  );

/** Only policies about paying: others may name what is paid beside the stay. */
function waysSaid({ payment, ratePlans }: HotelFacts, { policies = [] }: Words, file: string): HotelFault[] {
  const where = paidWhere(
    payment.modes,
    ratePlans.flatMap((plan) => plan.payment),
  );
  return policies.flatMap(({ name, text }, place) => {
    const said = saidByName.payment.test(name.trim()) ? wronglyPaid(text, where) : null;
    return said === null
      ? []
      : [faultAt(`policies.${place}`, `says that guests pay ${said}, and they pay ${where}`, file, 'payment_differs')];
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
