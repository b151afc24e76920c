import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { isCharge } from '../folio/folio-balance.ts';
import type { FolioLine, TaxWithin } from '../folio/folio.types.ts';
import { type Move, standingWith } from '../folio/moved-lines.ts';
import { taxIn } from '../folio/tax-within.ts';
import type { BillPart } from './charges-of-stay.ts';
import type { InvoiceTax } from './invoice.types.ts';
import { isOfOrigin } from './origin-lines.ts';

/** A charge that changes its payer or its stay. */
export interface MovedCharge extends Move {
  /** Offers on it, what its agreed price differs by, and value added tax on top of it, which go where it goes. */
  readonly following: readonly Move[];
  /** The tax in the charge and what follows it; null where it bears none. */
  readonly tax: TaxWithin | null;
}

/**
 * The charges that move off a payer, each with its own reductions and value added tax: a tax is due from
 * whoever pays what it is of (§ 14(4) UStG and section 15 CGST Act name the tax of each supply on its invoice). Such a
 * line by itself does not move. With his last charge a payer gives all of them.
 */
export function movedWithTaxes(
  moves: readonly Move[],
  lines: readonly FolioLine[],
  payerId: string,
  parts: readonly BillPart[],
): MovedCharge[] {
  const agreed = lines.filter((line) => isCharge(line) && line.source === 'agreed');
  const partsOfLine = (line: FolioLine): readonly BillPart[] => parts.filter(({ origin }) => isOfOrigin(line, origin));
  const offers = agreed.filter(({ kind }) => kind === 'adjustment');
  const ofRooms = parts.find(({ origin }) => origin.kind === 'night')?.taxes ?? [];
  const taxes = agreed.filter((line) => line.kind === 'tax' && partsOfLine(line).length === 0);
  const left = new Map(standingWith(lines, payerId));
  const follows = new Set([...offers, ...taxes].map(({ id }) => id));
  const moving = moves.filter(({ lineId }) => !follows.has(lineId));
  for (const { lineId, amount } of moving) left.set(lineId, (left.get(lineId) ?? 0) - amount);
  const isAll = agreed.every(({ id }) => follows.has(id) || (left.get(id) ?? 0) === 0);
  const last = moving.findLast(({ lineId }) => agreed.some(({ id }) => id === lineId));

  return moving.map((move): MovedCharge => {
    const line = lines.find(({ id }) => id === move.lineId);
    const own = agreed.find(({ id }) => id === move.lineId);
    if (own === undefined) {
      // A reduction by hand is of the rooms.
      const tax =
        line?.kind === 'adjustment' ? withinOf(ofRooms, move.amount, null) : within(move.amount, line?.taxWithin);
      return { ...move, following: [], tax };
    }
    const ofBill = partsOfLine(own);
    const rates = ofBill[0]?.taxes ?? [];
    const same = agreed.filter((one) => ofBill.some(({ origin }) => isOfOrigin(one, origin)));
    const whole = sumOf(same.map(({ amount }) => amount));
    const share = (of: MinorUnits): MinorUnits => (whole === 0 ? 0 : signedShare(of, move.amount, whole));
    const onTop = sumOf(ofBill.map((part) => part.onTop));
    const off = ofBill.length === 0 ? 0 : sumOf(ofBill.map(({ amount }) => amount)) - whole;
    const named = taxes.filter(({ subject }) => rates.some(({ name }) => name === subject.name));
    const isLast = isAll && move === last;
    const taxMoves = taken(left, isLast || named.length === 0 ? taxes : named, isLast ? null : share(onTop));
    const following = [...taken(left, offers, isLast ? null : share(off)), ...taxMoves];
    const amount = sumOf([move, ...following].map((one) => one.amount));
    const tax = withinOf(rates, amount, onTop > 0 ? sumOf(taxMoves.map((one) => one.amount)) : null);
    return { ...move, following, tax };
  });
}

/** Takes an amount off what is left of some lines, of each its part; all of them where no amount is said. */
function taken(left: Map<string, MinorUnits>, from: readonly FolioLine[], amount: MinorUnits | null): Move[] {
  const standing = from.map(({ id }) => left.get(id) ?? 0).map((sum) => (sum * (amount ?? sum) > 0 ? sum : 0));
  const all = sumOf(standing.map(Math.abs));
  const wanted = amount === null ? all : Math.min(all, Math.abs(amount));
  if (all === 0 || wanted === 0) return [];
  const parts = byLargestRemainder(wanted, standing.map(Math.abs));
  return from.flatMap(({ id: lineId }, at) => {
    const part = (parts[at] ?? 0) * Math.sign(standing[at] ?? 0);
    left.set(lineId, (left.get(lineId) ?? 0) - part);
    return part === 0 ? [] : [{ lineId, amount: part }];
  });
}

const signedShare = (of: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  halfUpOfProduct(Math.abs(of), Math.abs(part), Math.abs(whole)) * Math.sign(of) * Math.sign(part) * Math.sign(whole);

const within = (amount: MinorUnits, tax: TaxWithin | undefined): TaxWithin | null =>
  tax === undefined ? null : { ...tax, amount: taxIn(amount, tax.percent) };

/** One tax by the name and the sum of its rates: halves of GST are one until an invoice parts them. */
function withinOf(rates: readonly InvoiceTax[], amount: MinorUnits, onTop: MinorUnits | null): TaxWithin | null {
  const [first, ...others] = rates;
  if (first === undefined || amount === 0) return null;
  const percent = sumOf(rates.map(({ rate }) => rate));
  const name = others.length > 0 && /^[CSU]T?GST/i.test(first.name) ? 'GST' : first.name;
  return { name, percent, amount: onTop ?? taxIn(amount, percent) };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
