import { allocateByWeights } from '../arithmetic/allocate.ts';
import { ratio } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { agreedBillOf, type TaxesOf } from './agreed-bill.ts';
import { discountLinesOf, withDiscounts } from './agreed-stay.ts';
import type { AgreedAddon, AgreedNight, AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import { atAgreedPrice } from './agreed-price.ts';
import { withRemainderInParts } from './agreed-remainder.ts';
import { discountAt } from './exact-shares.ts';
import type { WantedRoom } from './changed-stay.types.ts';
import type { Bill, StayToPrice } from './pricing.types.ts';

/** A booking of before agreed parts were kept: its bill, what is paid for it, and what the bill does not say. */
export interface BilledStay {
  readonly bill: Bill;
  readonly total: MinorUnits;
  /** In the bill's order. */
  readonly rooms: readonly WantedRoom[];
  readonly categoryOf: (addonId: string) => AgreedAddon['category'];
  readonly advance: StayToPrice['advance'];
  readonly taxes: string;
}

/**
 * The parts of a stay of which only the bill is known: a room's amount in equal parts over its nights, each discount in
 * proportion, extras at their mean price. The total is what was agreed, whatever the parts' taxes come to.
 */
export function agreedStayBefore(
  { bill, total, rooms, categoryOf, advance, taxes }: BilledStay,
  taxesOf: TaxesOf,
): AgreedStay {
  const nights = rooms.map((room, at) => evenNights(room, bill.rooms[at]?.amount ?? 0, taxes));
  const discounted = withDiscounts(nights.flat(), discountLinesOf(bill)).map(asBilled);
  let from = 0;
  const stay: AgreedStay = {
    currency: bill.currency,
    rooms: rooms.map(({ dates, ...facts }): AgreedRoom => {
      const own = discounted.slice(from, from + dates.length);
      from += dates.length;
      return { ...facts, nights: own };
    }),
    addons: bill.addons.map(({ addonId, name, quantity, amount }) => ({
      addonId,
      name,
      category: categoryOf(addonId),
      lots: allocateByWeights(
        amount,
        Array.from({ length: quantity }, () => 1),
      ).map((price) => ({ price, quantity: 1 })),
    })),
    convenienceFee: bill.convenienceFee === 0 ? null : { kind: 'fixed', amount: bill.convenienceFee },
    advance,
    remainder: 0,
  };
  if (total !== bill.total) return atAgreedPrice(stay, total, taxesOf);
  return withRemainderInParts({ ...stay, remainder: total - agreedBillOf(stay, taxesOf).total });
}

/** Bills of then were taxed by rounded shares. */
const asBilled = (night: AgreedNight): AgreedNight => ({
  ...night,
  discounts: night.discounts.flatMap((discount) => discountAt(discount, discount.amount, ratio(discount.amount))),
});

function evenNights({ dates }: WantedRoom, amount: MinorUnits, taxes: string): AgreedNight[] {
  const parts = allocateByWeights(
    amount,
    dates.map(() => 1),
  );
  return dates.map((date, at) => ({ date, price: parts[at] ?? 0, discounts: [], rate: null, taxes }));
}
