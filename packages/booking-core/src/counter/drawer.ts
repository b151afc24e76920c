import type { MinorUnits } from '../currency/currency.types.ts';

/** Cash that moves without a guest: put into a drawer, spent out of it, or taken to the safe. */
export const cashMoveKinds = ['in', 'out', 'drop'] as const;

export type CashMoveKind = (typeof cashMoveKinds)[number];

/** What went through a drawer in a shift; minor units, none below 0 but `taken`, from which payments taken back are off. */
export interface DrawerSums {
  /** Counted as the shift began. */
  readonly float: MinorUnits;
  /** Of guests in cash. */
  readonly taken: MinorUnits;
  /** To guests in cash. */
  readonly given: MinorUnits;
  readonly paidIn: MinorUnits;
  readonly paidOut: MinorUnits;
  /** To the safe. */
  readonly dropped: MinorUnits;
}

/** What is to be in a drawer. */
export const expectedIn = ({ float, taken, given, paidIn, paidOut, dropped }: DrawerSums): MinorUnits =>
  float + taken - given + paidIn - paidOut - dropped;

/** How a count differs from what is to be there: above 0 there is more, below 0 some is missing. */
export const countDifference = (counted: MinorUnits, sums: DrawerSums): MinorUnits => counted - expectedIn(sums);
