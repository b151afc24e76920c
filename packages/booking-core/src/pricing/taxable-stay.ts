import type { LocalDate } from '../dates/local-date.types.ts';
import { hasScope, isOnExtras } from '../tax/holds-on.ts';
import type { TaxableNight, TaxableStay, TaxEntry } from '../tax/tax.types.ts';
import type { AgreedRoom } from './agreed-stay.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Bill, PricedRoom, StayToPrice } from './pricing.types.ts';
import type { RoomNight } from './room-nights.ts';

/** When a stay is booked, and what its guest has declared: the same for all its rooms. */
export type Booked = Pick<StayToPrice, 'bookedOn' | 'exemptions'>;

/** The nights of one room with all that some tax asks of it. Most taxes ask for dates and prices alone. */
export function taxableNightsOf(
  taxes: readonly TaxEntry[],
  {
    roomTypeId,
    ratePlanId,
    guests,
    kind,
  }: Pick<PricedRoom, 'roomTypeId' | 'ratePlanId' | 'guests'> & Pick<TaxableStay, 'kind'>,
  nights: readonly RoomNight[],
  { bookedOn, exemptions = [] }: Booked,
): readonly TaxableNight[] {
  const [first] = nights;
  if (first === undefined || !taxes.some(hasScope)) return nights;
  const stay: TaxableStay = {
    kind,
    roomTypeId,
    ratePlanId,
    guests,
    firstNight: first.date,
    nights: nights.length,
    bookedOn,
    exemptions,
  };
  return nights.map(({ date, price }) => ({ date, price, stay }));
}

/**
 * The extras and the convenience fee of a stay, where some of its taxes are on them. They are charged as on the stay's first night,
 * in the first room.
 */
export function taxableExtras(
  taxes: readonly TaxEntry[],
  nights: readonly TaxableNight[],
  addons: Bill['addons'],
  convenienceFee: MinorUnits,
): TaxableNight[] {
  const [first] = nights;
  if (first === undefined || !taxes.some(isOnExtras)) return [];
  const extra = { date: first.date, ...(first.stay === undefined ? {} : { stay: first.stay }) };
  return [
    ...addons.map(({ addonId, amount }) => ({ ...extra, price: amount, thing: 'extras' as const, addonId })),
    ...(convenienceFee === 0 ? [] : [{ ...extra, price: convenienceFee, thing: 'fee' as const }]),
  ];
}

/** The nights of an agreed room at what they cost; each was booked on a day of its own. */
export function agreedTaxableNightsOf(
  taxesOf: (name: string) => readonly TaxEntry[],
  room: AgreedRoom,
  paidOf: (night: AgreedRoom['nights'][number]) => number,
  exemptions: readonly string[],
): readonly TaxableNight[] {
  const priced = room.nights.map((night) => ({ date: night.date, price: paidOf(night) }));
  const kind = room.hours === null ? 'nights' : 'hours';
  const taxable = taxableNightsOf(
    room.nights.flatMap(({ taxes }) => taxesOf(taxes)),
    { ...room, kind },
    priced,
    { bookedOn: firstOf(priced), exemptions },
  );
  return taxable.map((night, at) => {
    const bookedOn = room.nights[at]?.bookedOn;
    return bookedOn === undefined || night.stay === undefined ? night : { ...night, stay: { ...night.stay, bookedOn } };
  });
}

const firstOf = (nights: readonly { readonly date: LocalDate }[]): LocalDate => nights[0]?.date ?? ('' as LocalDate);
