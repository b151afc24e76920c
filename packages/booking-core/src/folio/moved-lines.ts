import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { isCharge } from './folio-balance.ts';
import type { FolioLine } from './folio.types.ts';

/**
 * Which charges of a payer are moved: some lines, those of one room, a part of all of them in percent, or so much of them that
 * they come to a sum.
 */
export type WhatMoves =
  | { readonly lineIds: readonly string[] }
  | { readonly room: number }
  | { readonly percent: number }
  | { readonly sum: MinorUnits };

/** A part of a line that changes its payer: taken off one, and put on the other. */
export interface Move {
  readonly lineId: string;
  readonly amount: MinorUnits;
}

/**
 * What of each charge stands with a payer, after what was moved to and from it: lines that were taken back, and those that
 * are moved away, stand with nothing. By the id of the line that first charged it.
 */
export function standingWith(lines: readonly FolioLine[], payerId: string): ReadonlyMap<string, MinorUnits> {
  const standing = new Map<string, MinorUnits>();
  for (const line of lines) {
    if (!isCharge(line) || line.payerId !== payerId) continue;
    const id = line.reverses ?? line.movedFrom ?? line.id;
    standing.set(id, (standing.get(id) ?? 0) + line.amount);
  }
  return new Map([...standing].filter(([, amount]) => amount !== 0));
}

/**
 * The moves by which charges of a payer become another's. A part in percent is that part of their sum to the unit, half up:
 * each line gives its share of it in turn. Null where a line is named that does not stand with the payer.
 */
export function movesOf(lines: readonly FolioLine[], payerId: string, what: WhatMoves): Move[] | null {
  const standing = [...standingWith(lines, payerId)].map(([lineId, amount]) => ({ lineId, amount }));
  if ('lineIds' in what) {
    const wanted = [...new Set(what.lineIds)];
    const found = wanted.flatMap((id) => standing.filter(({ lineId }) => lineId === id));
    return found.length === wanted.length ? found : null;
  }
  if ('room' in what) {
    const ofRoom = new Set(lines.filter(({ subject }) => subject.room === what.room).map(({ id }) => id));
    return standing.filter(({ lineId }) => ofRoom.has(lineId));
  }
  return 'sum' in what ? comingTo(standing, what.sum) : shares(standing, what.percent);
}

/** All that stands where it comes to the sum; else charges from the latest back, of the last of them a part. */
function comingTo(standing: readonly Move[], sum: MinorUnits): Move[] {
  if (standing.reduce((all, { amount }) => all + amount, 0) === sum) return [...standing];
  let left = sum;
  return standing.toReversed().flatMap(({ lineId, amount }) => {
    const part = Math.min(left, Math.max(0, amount));
    left -= part;
    return part === 0 ? [] : [{ lineId, amount: part }];
  });
}

function shares(standing: readonly Move[], percent: number): Move[] {
  const part = millionthsOf(percent, 'percent');
  let [sum, given] = [0, 0];
  return standing.flatMap(({ lineId, amount }) => {
    sum += amount;
    const amountMoved = halfUpOfProduct(sum, part, wholePercent) - given;
    given += amountMoved;
    return amountMoved === 0 ? [] : [{ lineId, amount: amountMoved }];
  });
}
