import type { MinorUnits } from '../currency/currency.types.ts';
import { requireInteger } from '../defect/require.ts';
import type { DiscountLine } from '../promotion/promotion.types.ts';
import type { TaxEntry, TaxLine } from '../tax/tax.types.ts';
import { lotAmount } from './addon-lots.ts';
import { agreedFees } from './agreed-fees.ts';
import { remainderOf } from './agreed-remainder.ts';
import type { AgreedNight, AgreedStay } from './agreed-stay.types.ts';
import { convenienceFeeOf } from './convenience-fee.ts';
import { feeLines, feesOnBill, feesTotal } from './fees.ts';
import { dueNowByMethod } from './due-now.ts';
import { ofRoomsIn } from './of-rooms.ts';
import type { Bill } from './pricing.types.ts';
import { paidOf } from './night-parts.ts';
import { taxedByDays, taxedThings, type ChargedExtras } from './taxed-things.ts';

/** The taxes of a property by the name that `AgreedNight.taxes` gives them. */
export type TaxesOf = (name: string) => readonly TaxEntry[];

/** The bill of agreed parts, and what is paid: another sum than the bill's own where a price was agreed in its place. */
export interface AgreedBill {
  readonly bill: Bill;
  readonly total: MinorUnits;
}

/**
 * The bill of a stay whose prices are agreed. Of a stay that was priced at once it is the bill of `priceStay`. Taxes are
 * those of the day on which each part was agreed, on its price after discounts, an agreed price among them; a fixed tax
 * of the booking is charged once. What is due now is of what is paid. Throws as `taxLinesOn` does.
 */
export function agreedBillOf(stay: AgreedStay, taxesOf: TaxesOf): AgreedBill {
  const nights = stay.rooms.flatMap((room) => room.nights);
  const isSpread = isSpreadEvenly(nights);
  const rooms = stay.rooms.map(({ roomTypeId, ratePlanId, nights: own }) => ({
    roomTypeId,
    ratePlanId,
    units: own.length,
    amount: sumOf(own.map(({ price }) => price)),
    nights: own.map((night) => ({
      date: night.date,
      price: night.price,
      ...(isSpread ? {} : { paid: paidAtLeast(night) }),
    })),
  }));
  const roomsTotal = sumOf(rooms.map(({ amount }) => amount));
  const { discounts, additionalDiscount, agreedOff } = discountsIn(nights);
  const discount = sumOf(discounts.map(({ amount }) => amount));
  const afterDiscounts = roomsTotal - discount - additionalDiscount;
  const addons = stay.addons.map(({ addonId, name, lots }) => ({
    addonId,
    name,
    quantity: sumOf(lots.map(({ quantity }) => quantity)),
    amount: sumOf(lots.map((lot) => lotAmount(lot, afterDiscounts))),
  }));
  const addonsTotal = sumOf(addons.map(({ amount }) => amount));
  const convenienceFee = convenienceFeeOf(stay.convenienceFee, afterDiscounts);
  const charged = agreedFees(stay);
  const fees = feeLines(charged);
  const feesInAll = feesTotal(fees);
  const taxes = taxesOn(stay, { charged, convenienceFee, afterDiscounts }, taxesOf);
  const onTop = sumOf(taxes.filter(({ inclusive }) => !inclusive).map(({ amount }) => amount));
  const computed = requireInteger(afterDiscounts + onTop + addonsTotal + convenienceFee + feesInAll, 'total');
  const total = Math.max(0, computed - agreedOff + remainderOf(stay));
  return {
    bill: {
      currency: stay.currency,
      rooms,
      roomsTotal,
      discounts,
      discount,
      additionalDiscount,
      taxes,
      totalTax: sumOf(taxes.map(({ amount }) => amount)),
      addons,
      addonsTotal,
      convenienceFee,
      ...feesOnBill(fees),
      total: computed,
      dueNow: dueNowByMethod(
        {
          total,
          ofRooms: ofRoomsIn({ taxes, addons, convenienceFee, fees }, total),
          nights: nights.map((night) => ({ date: night.date, price: paidAtLeast(night) })),
        },
        stay.advance,
      ),
    },
    total,
  };
}

const paidAtLeast = (night: AgreedNight): MinorUnits => Math.max(0, paidOf(night));

/** Whether discounts lie on the nights as those of a stay that is priced at once: in proportion to their prices, each rounded. */
function isSpreadEvenly(nights: readonly AgreedNight[]): boolean {
  const [price, paid] = [sumOf(nights.map((night) => night.price)), sumOf(nights.map(paidAtLeast))];
  const rounding = ({ discounts }: AgreedNight): number => (discounts.length + 1) * price;
  return nights.every((night) => Math.abs(paidAtLeast(night) * price - night.price * paid) <= rounding(night));
}

/** The discounts of all nights, line by line as `discountsOf` orders them: offers by time, flat ones, then the code. */
function discountsIn(nights: readonly AgreedNight[]): {
  discounts: DiscountLine[];
  additionalDiscount: MinorUnits;
  agreedOff: MinorUnits;
} {
  const offers = new Map<string, DiscountLine>();
  let [additionalDiscount, agreedOff] = [0, 0];
  for (const { kind, promotionId, amount } of nights.flatMap((night) => night.discounts)) {
    if (kind === 'agreed') agreedOff += amount;
    else if (kind === 'coupon') additionalDiscount += amount;
    else offers.set(promotionId, { promotionId, kind, amount: amount + (offers.get(promotionId)?.amount ?? 0) });
  }
  const isFlat = ({ kind }: DiscountLine): number => (kind === 'flat-above' ? 1 : 0);
  const discounts = [...offers.values()].toSorted((one, other) => isFlat(one) - isFlat(other));
  return { discounts, additionalDiscount, agreedOff };
}

/** Tax lines by the taxes of the day of each part; those that are the same tax at the same rate are one line. */
function taxesOn(stay: AgreedStay, extras: ChargedExtras, taxesOf: TaxesOf): TaxLine[] {
  const [ofFirst = [], ...others] = taxedByDays(taxedThings(stay, extras, taxesOf)).map(({ lines }) => lines);
  return others.flat().reduce(withLine, [...ofFirst]);
}

function withLine(lines: TaxLine[], line: TaxLine): TaxLine[] {
  const isSame = (other: TaxLine): boolean =>
    other.taxId === line.taxId && other.rate === line.rate && other.inclusive === line.inclusive;
  return lines.some(isSame) ? lines.map((other) => (isSame(other) ? joined(other, line) : other)) : [...lines, line];
}

const joined = (one: TaxLine, other: TaxLine): TaxLine => ({
  ...one,
  base: one.base + other.base,
  amount: one.amount + other.amount,
  basis: {
    ...one.basis,
    roomNights: one.basis.roomNights + other.basis.roomNights,
    ...(one.basis.guestNights === undefined
      ? {}
      : { guestNights: one.basis.guestNights + (other.basis.guestNights ?? 0) }),
    lowestNight: Math.min(one.basis.lowestNight, other.basis.lowestNight),
    highestNight: Math.max(one.basis.highestNight, other.basis.highestNight),
  },
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
