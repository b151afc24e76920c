import { countDifference, expectedIn, type DrawerSums } from '@latchkey/booking-core/counter';
import type { Transaction } from '../../database/database.types.ts';
import { guestCashOf, movesOfShift, type CountRow, type ShiftRow } from './shifts.queries.ts';

/** What went through a drawer until now. */
export async function sumsOfShift(tx: Transaction, shift: ShiftRow): Promise<DrawerSums> {
  const cash = await guestCashOf(tx, shift);
  const moves = await movesOfShift(tx, shift);
  const moved = (kind: (typeof moves)[number]['kind']): number =>
    moves.reduce((sum, move) => (move.kind === kind ? sum + move.amount : sum), 0);
  return {
    float: shift.float_amount,
    taken: cash.reduce((sum, { kind, amount }) => (kind === 'given_back' ? sum : sum + amount), 0),
    given: 0 - cash.reduce((sum, { kind, amount }) => (kind === 'given_back' ? sum + amount : sum), 0),
    paidIn: moved('in'),
    paidOut: moved('out'),
    dropped: moved('drop'),
  };
}

/** A count as it is kept. */
export const countOf = (
  counted: number,
  sums: DrawerSums,
): Pick<CountRow, 'taken' | 'given' | 'paid_in' | 'paid_out' | 'dropped' | 'expected' | 'counted'> => ({
  taken: sums.taken,
  given: sums.given,
  paid_in: sums.paidIn,
  paid_out: sums.paidOut,
  dropped: sums.dropped,
  expected: expectedIn(sums),
  counted,
});

/** How a kept count differs from what was to be there. */
export const differenceOf = (shift: ShiftRow, count: CountRow): number =>
  countDifference(count.counted, {
    float: shift.float_amount,
    taken: count.taken,
    given: count.given,
    paidIn: count.paid_in,
    paidOut: count.paid_out,
    dropped: count.dropped,
  });
