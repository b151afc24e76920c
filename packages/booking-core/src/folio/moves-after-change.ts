import { halfUpOfQuotient } from '../arithmetic/half-up.ts';
import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { isCharge } from './folio-balance.ts';
import { guestPayer, type FolioLine } from './folio.types.ts';
import { type Move, standingWith } from './moved-lines.ts';

/** A part of a line that whoever booked gives to another payer; below 0, that comes back from there. */
export interface MoveToPayer extends Move {
  readonly payerId: string;
}

/** What of a line stands with each payer, whoever booked first. */
type Parts = readonly MinorUnits[];

/** Sums of some charges by payer, before a change and after it. */
interface Change {
  readonly was: Parts;
  readonly is: Parts;
}

/**
 * The moves by which the payers of a folio follow a change of its agreed bill, given its lines before and after. Who pays a
 * charge, or a part of it, pays that at its new price; a charge that is new is of whoever booked. Taxes, offers and another
 * agreed price go with the charges that they are of, and a fee for what was given up with those who were to pay that.
 */
export function movesAfterChange(before: readonly FolioLine[], after: readonly FolioLine[]): MoveToPayer[] {
  const payers = [guestPayer, ...new Set(before.map(({ payerId }) => payerId).filter((id) => id !== guestPayer))];
  const [old, next] = [agreedAmounts(before), agreedAmounts(after)];
  const standing = payers.map((payerId) => standingWith(before, payerId));
  const wereOf = (id: string): Parts => standing.map((of) => of.get(id) ?? 0);
  const posted = new Set(before.filter(isPosted).map(({ id }) => id));
  const ids = [...new Set([...old.keys(), ...standing.flatMap((of) => [...of.keys()]), ...next.keys()])].filter(
    (id) => !posted.has(id),
  );
  const are = new Map<string, Parts>();
  const change = (isOne: (id: string) => boolean): Change => ({
    was: sumsOf(ids.filter(isOne).map(wereOf), payers.length),
    is: sumsOf(
      ids.filter(isOne).map((id) => are.get(id) ?? []),
      payers.length,
    ),
  });

  for (const id of ids.filter(isPrice)) are.set(id, atPrice(wereOf(id), old.get(id) ?? 0, next.get(id) ?? 0));
  const [prices, nights] = [change(isPrice), change(isNight)];
  for (const id of ids.filter(isFollower)) {
    const [was, is] = [old.get(id) ?? 0, next.get(id) ?? 0];
    const isNew = was === 0 && isReduction(id);
    const bearers = isReduction(id) ? nights.is : prices.is;
    const of = wereOf(id);
    // A levy that no other payer bore is a line of its own.
    const isOwn = !isReduction(id) && total(of.slice(1)) === 0;
    const parts = isOwn ? withGuest(of.slice(1), is) : following(of, was, is, nights, bearers);
    are.set(id, isNew ? added(of, is, nights.is) : parts);
  }
  const [was, is] = [old.get(feeOfChanges) ?? 0, next.get(feeOfChanges) ?? 0];
  const givenUp = prices.was.map((sum, at) => sum - (prices.is[at] ?? 0));
  const fee = wereOf(feeOfChanges);
  are.set(feeOfChanges, is < was ? atPrice(fee, was, is) : added(fee, is - was, givenUp));
  relieve(are);

  return [...are].flatMap(([lineId, parts]) =>
    payers.slice(1).flatMap((payerId, at) => {
      const amount = (parts[at + 1] ?? 0) - (wereOf(lineId)[at + 1] ?? 0);
      return amount === 0 ? [] : [{ lineId, payerId, amount }];
    }),
  );
}

const feeOfChanges = 'fee:changes';

const isNight = (id: string): boolean => id.startsWith('night:');
const isPrice = (id: string): boolean => /^(?:night|extra|fee):/.test(id) && id !== feeOfChanges;
const isReduction = (id: string): boolean => id.startsWith('adjustment:');
const isFollower = (id: string): boolean => id.startsWith('tax:') || isReduction(id);
const isPosted = ({ source, kind }: FolioLine): boolean => source === 'posted' && kind !== 'transfer';

const agreedAmounts = (lines: readonly FolioLine[]): ReadonlyMap<string, MinorUnits> =>
  new Map(lines.filter((line) => line.source === 'agreed' && isCharge(line)).map(({ id, amount }) => [id, amount]));

const sumsOf = (lines: readonly Parts[], payers: number): Parts =>
  Array.from({ length: payers }, (_, at) => total(lines.map((parts) => parts[at] ?? 0)));

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const withGuest = (others: Parts, amount: MinorUnits): Parts => [amount - total(others), ...others];

/** A charge at its new price, in the parts that it was paid in. What another stay has taken over of it stays there. */
function atPrice(were: Parts, was: MinorUnits, is: MinorUnits): Parts {
  if (was === is) return were;
  const here = is - (was - total(were));
  if (here <= 0 || were.some((part) => part < 0) || total(were) === 0) return withGuest(were.slice(1).fill(0), here);
  return byLargestRemainder(here, were);
}

/**
 * A reduction or tax at its new amount. What of it is of nights goes with them: as `was` differs from `is` by nights alone,
 * each payer's part is the part of before, by the nights that the payer has now and by what of it a night bears now.
 */
function following(were: Parts, was: MinorUnits, is: MinorUnits, nights: Change, bearers: Parts): Parts {
  const isSame = (sum: number, at: number): boolean => sum === nights.is[at];
  if (was === is && nights.was.every(isSame)) return were;
  const whole = Math.abs(is);
  const weights = bearers.map((sum) => Math.max(0, sum));
  // Who pays no charge pays no tax of one.
  if (weights[0] === 0 && total(weights) > 0) return signed(byLargestRemainder(whole, weights), is);
  const [allWere, allAre] = [total(nights.was), total(nights.is)];
  const [ofOthers, nightsOfOthers] = [total(were.slice(1)), total(nights.was.slice(1))];
  const borne = BigInt(ofOthers) * BigInt(allWere) + BigInt(is - was) * BigInt(nightsOfOthers);
  const others = were.slice(1).map((part, at) => {
    const [own, now] = [nights.was[at + 1] ?? 0, nights.is[at + 1] ?? 0];
    if (own <= 0) return (bearers[at + 1] ?? 0) > 0 ? Math.abs(part) : 0;
    if (part === 0 || now <= 0 || allAre <= 0 || Math.sign(ofOthers) * Number(borne) <= 0) return 0;
    const product = BigInt(part) * BigInt(now) * borne;
    return halfUpOfQuotient(absolute(product), absolute(BigInt(own) * BigInt(allAre) * BigInt(ofOthers)));
  });
  const fit = total(others) > whole ? byLargestRemainder(whole, others) : others;
  return withGuest(signed(fit, is), is);
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Whoever booked is owed nothing for what others pay: reductions beyond what is theirs go to those. */
function relieve(lines: Map<string, Parts>): void {
  for (const [id, parts] of lines) {
    const [own = 0, ...others] = sumsOf([...lines.values()], parts.length);
    const part = Math.min(-own, -(parts[0] ?? 0));
    const bearers = others.map((sum) => Math.max(0, sum));
    if (part <= 0 || !isReduction(id) || total(bearers) === 0) continue;
    const given = byLargestRemainder(Math.min(part, total(bearers)), bearers);
    lines.set(id, [(parts[0] ?? 0) + total(given), ...parts.slice(1).map((one, at) => one - (given[at] ?? 0))]);
  }
}

/** What a line has become more or less by, divided as some charges are. */
function added(were: Parts, more: MinorUnits, charges: Parts): Parts {
  const weights = charges.map((sum) => Math.max(0, sum));
  if (total(weights) === 0) return [(were[0] ?? 0) + more, ...were.slice(1)];
  const parts = signed(byLargestRemainder(Math.abs(more), weights), more);
  return were.map((part, at) => part + (parts[at] ?? 0));
}

const signed = (parts: Parts, as: MinorUnits): Parts => parts.map((part) => part * Math.sign(as));
