import { decimalsOf } from '../currency/currency.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount, requireInteger } from '../defect/require.ts';
import { discountsOf, offersOn } from '../promotion/discounts.ts';
import { taxLinesOn } from '../tax/tax-lines.ts';
import { lotAmount, lotOf } from './addon-lots.ts';
import { afterDiscount } from './after-discount.ts';
import { convenienceFeeOf } from './convenience-fee.ts';
import { dueNowByMethod } from './due-now.ts';
import { feesOf, feesOnBill, feesTotal } from './fees.ts';
import { ofRoomsIn } from './of-rooms.ts';
import type { Bill, PricedAddon, StayToPrice } from './pricing.types.ts';
import { roomNightsOf, totalOf } from './room-nights.ts';
import { stayOffered, withPrices } from './stay-offered.ts';
import { taxableExtras, taxableNightsOf } from './taxable-stay.ts';

/**
 * The version of the arithmetic. A screen whose core differs from the API's shows the API's bill. It changes whenever
 * any input could give another bill than before.
 */
export const pricingVersion = '2026-11-30';

/**
 * The bill of a stay: the one computation of a price, run in the API and in the browser alike.
 *
 * In order: the rooms' nights by occupancy; the property's offers, then the code (`discountsOf`); the discount spread
 * over the room-nights in proportion to their prices, so that each night's price after discount decides its tax bands;
 * taxes (`taxLinesOn`); add-ons, whose prices have their tax in them unless one is said to be on them; the convenience fee and the
 * property's other fees. Every line is rounded half up once, and the lines add up to `total`, which is never below 0.
 *
 * Throws a `CoreError` that names the argument: a stay that lacks rooms or nights (`empty`), negative or fractional
 * minor units, an unknown currency, a rate without prices (`unpriceable`), an invalid percentage.
 */
export function priceStay(stay: StayToPrice): Bill {
  decimalsOf(stay.currency);
  const perRoom = stay.rooms.map((room, position) => ({ room, nights: roomNightsOf(room, `rooms[${position}]`) }));
  const [first] = perRoom;
  if (first === undefined) throw new CoreError('empty', 'rooms');
  const rooms = perRoom.map(({ room: { roomTypeId, ratePlanId }, nights }) => ({
    roomTypeId,
    ratePlanId,
    units: nights.length,
    amount: totalOf(nights),
    nights,
  }));
  const roomsTotal = requireInteger(sumOf(rooms), 'rooms');
  const { discounts, discount, additionalDiscount } = discountsOf(
    offersOn(stay.promotions, stay),
    stay.coupon,
    stayOffered(withPrices(perRoom), first.nights, first.room.stay.kind, roomsTotal),
  );
  const afterDiscounts = roomsTotal - discount - additionalDiscount;
  const addons = stay.addons.map((addon) => addonLine(addon, afterDiscounts));
  const addonsTotal = sumOf(addons);
  const convenienceFee = convenienceFeeOf(stay.convenienceFee, afterDiscounts);
  const taxable = perRoom.flatMap(({ room, nights }) =>
    taxableNightsOf(stay.taxes, { ...room, kind: room.stay.kind }, nights, stay),
  );
  const nights = afterDiscount(taxable, discount + additionalDiscount);
  const fees = feesOf(
    stay.fees,
    perRoom.map(({ room, nights: own }) => ({ guests: room.guests, nights: own })),
  );
  const feesInAll = feesTotal(fees);
  const extras = taxableExtras(stay.taxes, nights, { addons, fees, convenienceFee });
  const taxes = taxLinesOn(stay.taxes, [...nights, ...extras]);
  const onTop = sumOf(taxes.filter((tax) => !tax.inclusive));
  const total = requireInteger(afterDiscounts + onTop + addonsTotal + convenienceFee + feesInAll, 'total');
  return {
    currency: stay.currency,
    rooms,
    roomsTotal,
    discounts,
    discount,
    additionalDiscount,
    taxes,
    totalTax: sumOf(taxes),
    addons,
    addonsTotal,
    convenienceFee,
    ...feesOnBill(fees),
    total,
    dueNow: dueNowByMethod(
      { total, ofRooms: ofRoomsIn({ taxes, addons, convenienceFee, fees }, total), nights },
      stay.advance,
    ),
  };
}

function addonLine(addon: PricedAddon, afterDiscounts: number): Bill['addons'][number] {
  requireCount(addon.quantity, 'addons.quantity');
  for (const { price } of [addon, ...(addon.nights ?? [])]) requireCount(price, 'addons.price');
  return {
    addonId: addon.addonId,
    name: addon.name,
    quantity: addon.quantity,
    amount: lotAmount(lotOf(addon, addon.quantity), afterDiscounts),
  };
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
