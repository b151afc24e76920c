import type { LocalDate } from '../dates/local-date.types.ts';
import { hasScope, isOnExtras } from '../tax/holds-on.ts';
import type { TaxableNight, TaxableStay, TaxEntry } from '../tax/tax.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Bill, FeeLine, PricedRoom, StayToPrice } from './pricing.types.ts';
import type { RoomNight } from './room-nights.ts';

/** When a stay is booked, its first night's date unless said, and what its guest has declared: the same for all its rooms. */
export type Booked = Partial<Pick<StayToPrice, 'bookedOn' | 'exemptions'>>;

/** A night that may have been booked on another day than the rest of its stay. */
export interface BookedNight extends RoomNight {
  readonly bookedOn?: LocalDate | undefined;
}

/** The nights of one room with all that some tax asks of it. Most taxes ask for dates and prices alone. */
export function taxableNightsOf(
  taxes: readonly TaxEntry[],
  {
    roomTypeId,
    ratePlanId,
    guests,
    kind,
  }: Pick<PricedRoom, 'roomTypeId' | 'ratePlanId' | 'guests'> & Pick<TaxableStay, 'kind'>,
  nights: readonly BookedNight[],
  booked: Booked,
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
    bookedOn: booked.bookedOn ?? first.date,
    exemptions: booked.exemptions ?? [],
  };
  return nights.map(({ date, price, bookedOn }) => ({
    date,
    price,
    stay: bookedOn === undefined ? stay : { ...stay, bookedOn },
  }));
}

/** What of a bill is no room. */
interface TaxableThings {
  readonly addons?: readonly Pick<Bill['addons'][number], 'addonId' | 'amount'>[];
  readonly fees?: readonly Pick<FeeLine, 'feeId' | 'amount'>[];
  readonly convenienceFee?: MinorUnits;
}

/**
 * The extras and the fees of a stay, where some of its taxes are on them. They are charged as on the stay's first night,
 * in the first room.
 */
export function taxableExtras(
  taxes: readonly TaxEntry[],
  nights: readonly TaxableNight[],
  { addons = [], fees = [], convenienceFee = 0 }: TaxableThings,
): TaxableNight[] {
  const [first] = nights;
  if (first === undefined || !taxes.some(isOnExtras)) return [];
  const { of: _, isFurther: __, bandPrice: ___, ...plain } = first;
  return [
    ...addons.map(({ addonId, amount }) => ({ ...plain, price: amount, thing: 'extras' as const, addonId })),
    ...fees.map(({ feeId, amount }) => ({ ...plain, price: amount, thing: 'fee' as const, feeId })),
    ...(convenienceFee === 0 ? [] : [{ ...plain, price: convenienceFee, thing: 'fee' as const }]),
  ];
}
