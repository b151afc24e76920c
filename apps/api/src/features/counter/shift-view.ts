import type { Shift } from '@latchkey/api-contract/types';
import type { Database } from '../../database/database.types.ts';
import { personActing } from './own-shift.ts';
import { differenceOf } from './shift-sums.ts';
import { type ClosedShiftRow, countsOfShift, guestCashOf, movesOfShift, type ShiftRow } from './shifts.queries.ts';

/** A drawer as its person reads it: until it was counted nothing of what guests paid. */
export async function shiftView(db: Database, shift: ShiftRow): Promise<Shift> {
  const [cash, moves, counts] = [
    await guestCashOf(db, shift),
    await movesOfShift(db, shift),
    await countsOfShift(db, shift),
  ];
  const last = counts.at(-1);
  return {
    shiftId: shift.shift_id,
    number: shift.number,
    by: shift.author_name ?? '',
    isOwn: shift.author_id === personActing(),
    currency: shift.currency,
    openedAt: shift.opened_at.toISOString(),
    float: shift.float_amount,
    guestLines: cash.length,
    moves: moves.map(({ created_at: at, kind, amount, note, author_name: by }) => ({
      at: at.toISOString(),
      kind,
      amount,
      note,
      by: by ?? '',
    })),
    counts: counts.map((count) => ({
      at: count.created_at.toISOString(),
      counted: count.counted,
      difference: differenceOf(shift, count),
      by: count.author_name ?? '',
    })),
    account:
      last === undefined
        ? null
        : {
            taken: last.taken,
            given: last.given,
            paidIn: last.paid_in,
            paidOut: last.paid_out,
            dropped: last.dropped,
            expected: last.expected,
            counted: last.counted,
            difference: differenceOf(shift, last),
          },
    lines:
      last === undefined
        ? []
        : cash.map(({ at, amount, reference, guest_name: name }) => ({
            at: at.toISOString(),
            amount,
            reference,
            guestName: name ?? '',
          })),
    closedAt: shift.closed_at?.toISOString() ?? null,
    closedBy: shift.closed_by,
    reason: shift.reason,
  };
}

/** A closed drawer in a list. */
export const closedView = (row: ClosedShiftRow) => ({
  shiftId: row.shift_id,
  number: row.number,
  by: row.author_name ?? '',
  openedAt: row.opened_at.toISOString(),
  closedAt: (row.closed_at ?? row.opened_at).toISOString(),
  counted: row.counted,
  difference: row.counted - row.expected,
});
