import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { onNights, type NightCounts } from './addon-nights.ts';
import type { AgreedLot } from './agreed-stay.types.ts';
import type { PricedAddon } from './pricing.types.ts';

/** What makes the price of some of an extra. */
type Terms = Pick<PricedAddon, 'price' | 'percent' | 'nights'>;

/** What a lot comes to; a percentage is of the rooms after discounts, rounded half up for each of the extra. */
export function lotAmount(
  { price, percent, quantity, nights }: Pick<AgreedLot, 'price' | 'percent' | 'quantity' | 'nights'>,
  roomsAfterDiscounts: MinorUnits,
): MinorUnits {
  if (percent !== undefined)
    return quantity * halfUpOfProduct(roomsAfterDiscounts, millionthsOf(percent, 'addons.percent'), wholePercent);
  return nights === undefined ? price * quantity : nights.reduce((sum, night) => sum + night.price * night.quantity, 0);
}

/** So many of an extra that come together, each on its night where the price goes by the night. */
export const lotOf = ({ price, percent, nights }: Terms, quantity: number, counts?: NightCounts): AgreedLot => ({
  price,
  ...(percent === undefined ? {} : { percent }),
  quantity,
  ...(nights === undefined ? {} : { nights: onNights(nights, quantity, counts) }),
});
