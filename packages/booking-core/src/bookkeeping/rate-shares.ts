import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { DayLine } from '../counter/day-lines.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { InvoiceTax } from '../invoice/invoice.types.ts';
import { revenueParts, type RevenuePart, type TaxInSum } from './bookkeeping.types.ts';

/** A part of a price with the taxes in it, and how much of the price it is. */
export interface RateShare {
  readonly part: RevenuePart;
  readonly taxes: readonly InvoiceTax[];
  /** Not below 0. */
  readonly weight: number;
}

/** The taxes in a sum that has them in it, each half up of the sum before them. */
export function taxesIn(gross: MinorUnits, taxes: readonly InvoiceTax[]): readonly TaxInSum[] {
  const millionths = taxes.map(({ rate }) => millionthsOf(rate, 'percent'));
  const whole = millionths.reduce((sum, one) => sum + one, wholePercent);
  return taxes.map(({ name, rate }, at) => ({
    name,
    rate,
    amount: halfUpOfProduct(gross, millionths[at] ?? 0, whole),
  }));
}

/**
 * By how much the taxes of a sum grow as it grows from one to another: all growths together have the taxes of the last sum,
 * to the unit.
 */
export function moreTaxes(taxes: readonly InvoiceTax[], from: MinorUnits, to: MinorUnits): readonly TaxInSum[] {
  const [before, after] = [signed(from, taxes), signed(to, taxes)];
  return after.map((tax, at) => ({ ...tax, amount: tax.amount - (before[at]?.amount ?? 0) }));
}

const signed = (gross: MinorUnits, taxes: readonly InvoiceTax[]): readonly TaxInSum[] =>
  taxesIn(Math.abs(gross), taxes).map((tax) => ({ ...tax, amount: gross < 0 ? 0 - tax.amount : tax.amount }));

const partOf = ({ kind }: DayLine): RevenuePart => (kind === 'room' || kind === 'fee' ? kind : 'other');

/**
 * How the lines of a day's account divide a price, by the taxes that they carry themselves: taxes on one base share one
 * sum, and the remainder is untaxed. The kinds of revenue take their sums of these in their order.
 */
export function sharesOfLines(lines: readonly DayLine[], isLevy: (name: string) => boolean): readonly RateShare[] {
  const taxes = lines.filter(({ kind, name = '' }) => kind === 'tax' && !isLevy(name));
  const charges = lines.filter(({ kind }) => kind !== 'tax');
  const byBase = Map.groupBy(
    taxes.filter(({ rate, base = 0 }) => rate !== undefined && rate > 0 && base > 0),
    ({ base }) => base,
  );
  const sets = [...byBase].map(([base = 0, own]) => ({
    net: base,
    taxes: own.map(({ name = '', rate = 0 }) => ({ name, rate })),
    gross: base + own.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const parts = revenueParts.map((part) => ({
    part,
    left: charges.reduce((sum, line) => (partOf(line) === part ? sum + line.amount : sum), 0),
  }));
  const shares: RateShare[] = [];
  for (const { net, taxes: own, gross } of sets) {
    let left = net;
    for (const part of parts) {
      const taken = Math.min(left, Math.max(0, part.left));
      if (taken <= 0) continue;
      shares.push({ part: part.part, taxes: own, weight: Math.round((taken * gross) / net) });
      part.left -= taken;
      left -= taken;
    }
  }
  // Bases are rounded night by night: a unit a line is no price of its own.
  const rest = parts.filter(({ left }) => left > (sets.length === 0 ? 0 : lines.length));
  return [...shares, ...rest.map(({ part, left }): RateShare => ({ part, taxes: [], weight: left }))];
}
