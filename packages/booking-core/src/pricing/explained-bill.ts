import type { Promotion } from '../promotion/promotion.types.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import type { Bill } from './pricing.types.ts';
import { roomBasisOf } from './room-basis.ts';

/** Of some offers those that gave a bill its discounts, unchanged: these are stored with the bill. */
export function offersOfBill({ discounts }: Pick<Bill, 'discounts'>, offers: readonly Promotion[]): Promotion[] {
  const its = offers.filter(({ id }) => discounts.some(({ promotionId }) => promotionId === id));
  return [...new Map(its.map((offer) => [JSON.stringify(offer), offer])).values()];
}

/**
 * A bill that says why: of each room what its price is made of, of each discount the offer that gave it. `offers` are
 * those that gave them; one that is known in two ways is not named.
 */
export function explainedBill(bill: Bill, { rooms }: AgreedStay, offers: readonly Promotion[]): Bill {
  return {
    ...bill,
    rooms: bill.rooms.map((line, at) => {
      const room = rooms[at];
      const basis = room === undefined ? undefined : roomBasisOf(room);
      return basis === undefined ? line : { ...line, basis };
    }),
    discounts: bill.discounts.map((line) => {
      const known = new Map(
        offers.filter(({ id }) => id === line.promotionId).map((one) => [JSON.stringify(one), one]),
      );
      const [offer] = known.values();
      return offer === undefined || known.size > 1 ? line : { ...line, offer };
    }),
  };
}
