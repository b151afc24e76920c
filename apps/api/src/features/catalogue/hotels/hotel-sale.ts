import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { namedIdsOf, type Named } from '@latchkey/hotel-document/names';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { adultFromOf } from './adult-from.ts';
import type { HotelSale, SaleNames } from './hotel-record.ts';

const saleFields = [
  'currency',
  'timeZone',
  'phone',
  'confirmation',
  'checkInTime',
  'checkOutTime',
  'taxes',
  'promotions',
  'taxExemptions',
  'childBands',
  'roundPricesTo',
  'convenienceFee',
  'fees',
  'daysOnSale',
  'addons',
] as const;
const roomFields = [
  'id',
  'minPax',
  'maxPax',
  'maxBeds',
  'maxRooms',
  'dormBed',
  'extraAdult',
  'extraChild',
  'minAge',
  'consistsOf',
  'hourly',
  'prices',
] as const;

/** What a search, a quote and a hold need of a hotel's facts; its taxes as its file has them. */
export function saleOf(facts: HotelFacts): Omit<HotelSale, 'taxTable'> {
  return {
    ...pick(facts, saleFields),
    isClosed: facts.state === 'closed' || facts.state === 'draft',
    isDraft: facts.state === 'draft',
    isPreview: false,
    formerIds: formerIdsOf(facts),
    payment: pick(facts.payment, ['modes', 'advance', 'withRequest']),
    ratePlans: facts.ratePlans.map((plan) => pick(plan, ['id', 'payment', 'advance', 'derivedFrom'])),
    rooms: facts.rooms.map((room) => ({ ...pick(room, roomFields), ...adultFromOf(facts) })),
  };
}

function formerIdsOf(facts: HotelFacts): HotelSale['formerIds'] {
  const by = new Map(namedIdsOf(facts).map(({ what, formerly }) => [what, formerly]));
  const of = (what: Named): ReadonlyMap<string, string> => by.get(what) ?? new Map<string, string>();
  return { rooms: of('room type'), ratePlans: of('rate plan'), addons: of('add-on') };
}

/** Some fields of an object: the rest would cost memory. */
function pick<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>;
}

/** The names of what is sold and charged, out of all words of a language. */
export function namesOf({ rooms, ratePlans, taxes, addons, fees }: HotelWords): SaleNames {
  const names = Object.entries(rooms).map(([id, { name }]) => [id, name]);
  return { rooms: Object.fromEntries(names), ratePlans, taxes, addons, fees };
}
