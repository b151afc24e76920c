import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { AdvanceRule, Bill, StayToPrice } from './pricing.types.ts';
import { totalOf, type RoomNight } from './room-nights.ts';

/** What a stay comes to, in the parts that a deposit looks at. */
export interface DuePart {
  readonly total: MinorUnits;
  /** Of the total, what is for the rooms, their taxes in it. */
  readonly ofRooms: MinorUnits;
  /** The nights of all rooms after discount. */
  readonly nights: readonly RoomNight[];
}

/**
 * What is charged at booking for each payment choice. An advance is never more than the total; of several rules, as the
 * plans of a stay may have, the one that asks for most holds.
 */
export function dueNowByMethod(due: DuePart, advance: StayToPrice['advance']): Bill['dueNow'] {
  const { total } = due;
  const rules = advance === null ? [] : 'kind' in advance ? [advance] : advance;
  if (rules.length === 0) return { full: total, 'at-property': 0 };
  const part = Math.max(...rules.map((rule) => partOf(due, rule)));
  return { full: total, advance: Math.min(part, total), 'at-property': 0 };
}

function partOf(due: DuePart, rule: AdvanceRule): MinorUnits {
  switch (rule.kind) {
    case 'fixed':
      return requireCount(rule.amount, 'advance.amount');
    case 'percentage':
      return halfUpOfProduct(due.total, millionthsOf(rule.percent, 'advance.percent'), wholePercent);
    case 'first-night':
      return firstNightOf(due);
  }
}

/** The first night of every room with its share of the taxes, in proportion to what the nights cost after discount. */
function firstNightOf({ ofRooms, nights }: DuePart): MinorUnits {
  const all = totalOf(nights);
  const first = totalOf(nights.filter(({ date }) => date === nights[0]?.date));
  return all === 0 ? 0 : halfUpOfProduct(Math.max(0, ofRooms), first, all);
}
