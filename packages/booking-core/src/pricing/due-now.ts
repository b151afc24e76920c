import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { AdvanceRule, Bill } from './pricing.types.ts';
import { totalOf, type RoomNight } from './room-nights.ts';

/** What a stay comes to, in the parts that a deposit looks at. */
export interface DuePart {
  readonly total: MinorUnits;
  /** Of the total, what is for the rooms, their taxes in it. */
  readonly ofRooms: MinorUnits;
  /** The nights of all rooms after discount. */
  readonly nights: readonly RoomNight[];
}

/** What is charged at booking for each payment choice. An advance is never more than the total. */
export function dueNowByMethod(due: DuePart, advance: AdvanceRule | null): Bill['dueNow'] {
  const { total } = due;
  if (advance === null) return { full: total, 'at-property': 0 };
  const part =
    advance.kind === 'fixed'
      ? requireCount(advance.amount, 'advance.amount')
      : advance.kind === 'percentage'
        ? halfUpOfProduct(total, millionthsOf(advance.percent, 'advance.percent'), wholePercent)
        : firstNightOf(due);
  return { full: total, advance: Math.min(part, total), 'at-property': 0 };
}

/** The first night of every room with its share of the taxes, in proportion to what the nights cost after discount. */
function firstNightOf({ ofRooms, nights }: DuePart): MinorUnits {
  const all = totalOf(nights);
  const first = totalOf(nights.filter(({ date }) => date === nights[0]?.date));
  return all === 0 ? 0 : halfUpOfProduct(Math.max(0, ofRooms), first, all);
}
