import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { AdvanceRule, Bill } from './pricing.types.ts';

/** What a stay comes to, in the parts that a deposit looks at. */
export interface DuePart {
  readonly total: MinorUnits;
  /** Of the total, what is for the rooms, their taxes in it. */
  readonly ofRooms: MinorUnits;
  /** The nights of all rooms after discount. */
  readonly nights: readonly { readonly date: LocalDate; readonly price: MinorUnits }[];
}

/** What is charged at booking for each payment choice. An advance is never more than the total. */
export function dueNowByMethod(due: DuePart, advance: AdvanceRule | null): Bill['dueNow'] {
  const { total } = due;
  if (advance === null) return { full: total, 'at-property': 0 };
  return { full: total, advance: Math.min(partOf(due, advance), total), 'at-property': 0 };
}

function partOf(due: DuePart, advance: AdvanceRule): MinorUnits {
  switch (advance.kind) {
    case 'fixed':
      return requireCount(advance.amount, 'advance.amount');
    case 'percentage':
      return halfUpOfProduct(due.total, millionthsOf(advance.percent, 'advance.percent'), wholePercent);
    case 'first-night':
      return firstNightOf(due);
  }
}

/** The first night of every room with its share of the taxes, in proportion to what the nights cost after discount. */
function firstNightOf({ ofRooms, nights }: DuePart): MinorUnits {
  const all = sumOf(nights);
  const first = sumOf(nights.filter(({ date }) => date === nights[0]?.date));
  return all === 0 ? 0 : halfUpOfProduct(Math.max(0, ofRooms), first, all);
}

const sumOf = (nights: DuePart['nights']): MinorUnits => nights.reduce((sum, { price }) => sum + price, 0);
