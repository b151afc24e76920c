import type { MinorUnits } from '../currency/currency.types.ts';
import { taxLinesOn } from '../tax/tax-lines.ts';
import type { TaxableNight, TaxEntry, TaxLine } from '../tax/tax.types.ts';
import { lotAmount } from './addon-lots.ts';
import type { AgreedFee } from './agreed-fees.ts';
import type { AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import { feeLines } from './fees.ts';
import type { FeeLine } from './pricing.types.ts';
import { taxableExtras } from './taxable-stay.ts';
import { taxedParts } from './taxed-parts.ts';

/** What is charged beside the rooms. */
export interface ChargedExtras {
  readonly charged: readonly AgreedFee[];
  readonly convenienceFee: MinorUnits;
  /** The rooms after discounts, of which percentages are. */
  readonly afterDiscounts: MinorUnits;
}

/** What a price of a stay is for. */
export type PricedThing =
  | { readonly kind: 'night'; readonly room: AgreedRoom }
  | { readonly kind: 'extra'; readonly addonId: string; readonly name: string; readonly quantity: number }
  | { readonly kind: 'fee'; readonly fee: FeeLine }
  | { readonly kind: 'convenience-fee' };

/** One price of a stay, the taxes of its day, and how they see it: null where none of them is on such things. */
export interface TaxedPrice {
  readonly thing: PricedThing;
  /** After discounts, without taxes that come on top. */
  readonly amount: MinorUnits;
  readonly taxes: readonly TaxEntry[];
  readonly taxable: TaxableNight | null;
}

type TaxesOf = (name: string) => readonly TaxEntry[];

/** All prices of an agreed stay, each with the taxes of the day on which it came; the nights are first. */
export function taxedThings(
  stay: AgreedStay,
  { charged, convenienceFee, afterDiscounts }: ChargedExtras,
  taxesOf: TaxesOf,
): readonly TaxedPrice[] {
  const parts = taxedParts(stay, taxesOf);
  const [first] = parts;
  if (first === undefined) return [];
  const beside = (
    thing: PricedThing,
    amount: MinorUnits,
    taxes: readonly TaxEntry[],
    as: Parameters<typeof taxableExtras>[2],
  ): TaxedPrice => ({ thing, amount, taxes, taxable: taxableExtras(taxes, [first.night], as)[0] ?? null });
  return [
    ...parts.map(({ taxes, night, room }): TaxedPrice => {
      return { thing: { kind: 'night', room }, amount: night.price, taxes, taxable: night };
    }),
    ...extrasByTaxes(stay, first.taxes, afterDiscounts, taxesOf).map(({ taxes, quantity, name, ...extra }) => {
      const { addonId, amount } = extra;
      return beside({ kind: 'extra', addonId, name, quantity }, amount, taxes, { addons: [extra] });
    }),
    ...[...Map.groupBy(charged, ({ taxes }) => JSON.stringify(taxesOf(taxes))).values()].flatMap((same) =>
      feeLines(same).map((fee) =>
        beside({ kind: 'fee', fee }, fee.amount, taxesOf(same[0]?.taxes ?? ''), { fees: [fee] }),
      ),
    ),
    // The convenience fee is taxed as what was agreed first.
    ...(convenienceFee === 0
      ? []
      : [beside({ kind: 'convenience-fee' }, convenienceFee, first.taxes, { convenienceFee })]),
  ];
}

/** What is taxed by the taxes of the same day, and the lines of these; a fixed tax of the booking is charged once. */
export interface TaxedByDay {
  readonly taxes: readonly TaxEntry[];
  readonly prices: readonly TaxedPrice[];
  readonly nights: readonly TaxableNight[];
  readonly lines: readonly TaxLine[];
}

export function taxedByDays(things: readonly TaxedPrice[]): readonly TaxedByDay[] {
  const taxed = things.filter(({ taxable }) => taxable !== null);
  return [...Map.groupBy(taxed, ({ taxes }) => JSON.stringify(taxes)).values()].reduce<TaxedByDay[]>((days, prices) => {
    const before = days.flatMap(({ lines }) => lines);
    const taxes = prices[0]?.taxes ?? [];
    const nights = prices.flatMap(({ taxable }) => taxable ?? []);
    const due = taxes.filter((tax) => !isOnce(tax) || before.every(({ taxId }) => taxId !== tax.id));
    return [...days, { taxes, prices, nights, lines: taxLinesOn(due, nights) }];
  }, []);
}

/** The extras of a stay by the taxes of the days on which they came; those of an older record by the first ones. */
function extrasByTaxes(
  { addons }: AgreedStay,
  first: readonly TaxEntry[],
  afterDiscounts: MinorUnits,
  taxesOf: TaxesOf,
): {
  readonly taxes: readonly TaxEntry[];
  readonly addonId: string;
  readonly name: string;
  readonly quantity: number;
  readonly amount: MinorUnits;
}[] {
  return addons.flatMap(({ addonId, name, lots }) => {
    const known = lots.map((lot) => ({ ...lot, taxes: lot.taxes === undefined ? first : taxesOf(lot.taxes) }));
    return [...Map.groupBy(known, ({ taxes }) => JSON.stringify(taxes)).values()].map((same) => ({
      taxes: same[0]?.taxes ?? first,
      addonId,
      name,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: same.reduce((sum, lot) => sum + lotAmount(lot, afterDiscounts), 0),
    }));
  });
}

const isOnce = ({ level, taxType, each }: TaxEntry): boolean =>
  level === 'booking' && taxType === 'fixed' && each !== 'night';
