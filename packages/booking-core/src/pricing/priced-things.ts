import { partsOfLines } from '../tax/parts-of-lines.ts';
import type { TaxLine } from '../tax/tax.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { agreedFees } from './agreed-fees.ts';
import { agreedBillOf, type TaxesOf } from './agreed-bill.ts';
import type { AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { taxedByDays, taxedThings, type PricedThing } from './taxed-things.ts';

/** One price of a stay with its part of each tax line of the bill. */
export interface PriceWithTaxes {
  readonly thing: PricedThing;
  /** The night; null of what is of the whole stay. */
  readonly date: LocalDate | null;
  /** After discounts, with the inclusive taxes in it. */
  readonly amount: MinorUnits;
  readonly taxes: readonly { readonly line: TaxLine; readonly amount: MinorUnits }[];
}

/** A bill in its prices: with the taxes that come on top and `rest` they add up to `total`. */
export interface BillInPrices {
  readonly prices: readonly PriceWithTaxes[];
  /** The rooms of the stay, in their places. */
  readonly rooms: readonly AgreedRoom[];
  /** What an agreed total differs by from its parts. */
  readonly rest: MinorUnits;
  readonly total: MinorUnits;
}

/**
 * The bill of an agreed stay in its prices: each night of each room, each extra and fee, with its part of every tax. The
 * parts of a tax add up to its line on the bill. Throws as `agreedBillOf` does.
 */
export function billInPrices(stay: AgreedStay, taxesOf: TaxesOf): BillInPrices {
  const { bill, total } = agreedBillOf(stay, taxesOf);
  const things = taxedThings(
    stay,
    {
      charged: agreedFees(stay),
      convenienceFee: bill.convenienceFee,
      afterDiscounts: bill.roomsTotal - bill.discount - bill.additionalDiscount,
    },
    taxesOf,
  );
  const taxes = new Map(things.map((one) => [one, new Array<{ line: TaxLine; amount: number }>()]));
  for (const { prices, nights, lines, taxes: ofDay } of taxedByDays(things))
    for (const { line, parts } of partsOfLines(lines, ofDay, nights))
      for (const [at, price] of prices.entries())
        if ((parts[at] ?? 0) !== 0) taxes.get(price)?.push({ line, amount: parts[at] ?? 0 });
  const prices = things.map((one): PriceWithTaxes => {
    const { thing, amount, taxable } = one;
    return {
      thing,
      date: thing.kind === 'night' ? (taxable?.date ?? null) : null,
      amount,
      taxes: taxes.get(one) ?? [],
    };
  });
  const sum = prices.reduce((all, price) => all + price.amount + onTopOf(price), 0);
  return { prices, rooms: stay.rooms, rest: total - sum, total };
}

const onTopOf = ({ taxes }: PriceWithTaxes): MinorUnits =>
  taxes.reduce((sum, { line, amount }) => (line.inclusive ? sum : sum + amount), 0);
