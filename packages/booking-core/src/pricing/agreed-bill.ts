import type { MinorUnits } from '../currency/currency.types.ts';
import { requireInteger } from '../defect/require.ts';
import type { DiscountLine } from '../promotion/promotion.types.ts';
import { taxLinesOn } from '../tax/tax-lines.ts';
import type { TaxableNight, TaxEntry, TaxLine } from '../tax/tax.types.ts';
import { lotAmount } from './addon-lots.ts';
import { agreedFees, type AgreedFee } from './agreed-fees.ts';
import { remainderOf } from './agreed-remainder.ts';
import type { AgreedNight, AgreedStay } from './agreed-stay.types.ts';
import { convenienceFeeOf } from './convenience-fee.ts';
import { feeLines, feesOnBill, feesTotal } from './fees.ts';
import { dueNowByMethod } from './due-now.ts';
import { ofRoomsIn } from './of-rooms.ts';
import type { Bill } from './pricing.types.ts';
import { paidOf } from './night-parts.ts';
import { taxableExtras } from './taxable-stay.ts';
import { taxedParts } from './taxed-parts.ts';

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
function taxesOn(
  stay: AgreedStay,
  {
    charged,
    convenienceFee,
    afterDiscounts,
  }: {
    readonly charged: readonly AgreedFee[];
    readonly convenienceFee: MinorUnits;
    readonly afterDiscounts: MinorUnits;
  },
  taxesOf: TaxesOf,
): TaxLine[] {
  const groups = new Map<string, { taxes: readonly TaxEntry[]; nights: TaxableNight[] }>();
  const groupOf = (taxes: readonly TaxEntry[]): TaxableNight[] => {
    const key = JSON.stringify(taxes);
    const group = groups.get(key) ?? { taxes, nights: [] };
    groups.set(key, group);
    return group.nights;
  };
  const parts = taxedParts(stay, taxesOf);
  for (const { taxes, night } of parts) groupOf(taxes).push(night);
  const [first] = parts;
  if (first !== undefined) {
    for (const { taxes, ...extra } of extrasByTaxes(stay, first.taxes, afterDiscounts, taxesOf))
      groupOf(taxes).push(...taxableExtras(taxes, [first.night], { addons: [extra] }));
    for (const same of Map.groupBy(charged, ({ taxes }) => JSON.stringify(taxesOf(taxes))).values()) {
      const taxes = taxesOf(same[0]?.taxes ?? '');
      groupOf(taxes).push(...taxableExtras(taxes, [first.night], { fees: feeLines(same) }));
    }
    // The convenience fee is taxed as what was agreed first.
    groupOf(first.taxes).push(...taxableExtras(first.taxes, [first.night], { convenienceFee }));
  }
  const [ofFirst = [], ...others] = [...groups.values()].reduce<TaxLine[][]>((lines, group) => {
    const before = lines.flat();
    const due = group.taxes.filter((tax) => !isOnce(tax) || before.every(({ taxId }) => taxId !== tax.id));
    return [...lines, taxLinesOn(due, group.nights)];
  }, []);
  return others.flat().reduce(withLine, ofFirst);
}

/** The extras of a stay by the taxes of the days on which they came; those of an older record by the first ones. */
function extrasByTaxes(
  { addons }: AgreedStay,
  first: readonly TaxEntry[],
  afterDiscounts: MinorUnits,
  taxesOf: TaxesOf,
): { readonly taxes: readonly TaxEntry[]; readonly addonId: string; readonly amount: MinorUnits }[] {
  return addons.flatMap(({ addonId, lots }) => {
    const known = lots.map((lot) => ({ ...lot, taxes: lot.taxes === undefined ? first : taxesOf(lot.taxes) }));
    return [...Map.groupBy(known, ({ taxes }) => JSON.stringify(taxes)).values()].map((same) => ({
      taxes: same[0]?.taxes ?? first,
      addonId,
      amount: sumOf(same.map((lot) => lotAmount(lot, afterDiscounts))),
    }));
  });
}

const isOnce = ({ level, taxType, each }: TaxEntry): boolean =>
  level === 'booking' && taxType === 'fixed' && each !== 'night';

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
