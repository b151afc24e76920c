import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { hashOf } from '../../hash-of.ts';
import { type ShiftRefusal, workingShift } from './move-cash.ts';
import { countOf, differenceOf, sumsOfShift } from './shift-sums.ts';
import {
  countsOfShift,
  type CountRow,
  guestCashOf,
  insertCount,
  movesOfShift,
  type ShiftRow,
  writeClosed,
} from './shifts.queries.ts';

/**
 * Counts a drawer. A count that is as expected closes it. Another is kept, and only then says by how much it differs; the
 * same count again with a reason closes the drawer, unless cash has moved since: that is another difference, to be seen first.
 */
export async function countShift(
  tx: Transaction,
  hotelId: number,
  shiftId: string,
  { counted, reason }: { readonly counted: number; readonly reason?: string | undefined },
  at: Date,
): Promise<'done' | ShiftRefusal> {
  const shift = await workingShift(tx, hotelId, shiftId);
  if (typeof shift === 'string') return shift;
  const acting = actingNow();
  const before = (await countsOfShift(tx, shift)).at(-1);
  const count: CountRow = {
    hotel_id: hotelId,
    shift_id: shiftId,
    number: (before?.number ?? 0) + 1,
    ...countOf(counted, await sumsOfShift(tx, shift)),
    author_kind: acting?.principal.kind ?? null,
    author_id: acting?.principal.id ?? null,
    author_name: acting?.name ?? null,
    created_at: at,
  };
  const difference = differenceOf(shift, count);
  const isSeen = before !== undefined && before.counted === counted && before.expected === count.expected;
  const isClosed = difference === 0 || (isSeen && reason !== undefined);
  if (!isSeen || difference === 0) await insertCount(tx, count);
  noteAct(tx, {
    hotelId,
    subject: shiftId,
    after: { shift: shift.number, counted, difference, isClosed },
    why: reason,
  });
  if (isClosed) await close(tx, shift, difference === 0 ? null : (reason ?? null), at);
  return 'done';
}

/** Freezes what went through a drawer, without the names of guests. */
async function close(tx: Transaction, shift: ShiftRow, reason: string | null, at: Date): Promise<void> {
  const closedBy = actingNow()?.name ?? '';
  const content = JSON.stringify({
    shift: shift.number,
    of: shift.author_name,
    openedAt: shift.opened_at,
    float: shift.float_amount,
    currency: shift.currency,
    moves: (await movesOfShift(tx, shift)).map(({ created_at, kind, amount, note, author_name }) => ({
      at: created_at,
      kind,
      amount,
      note,
      by: author_name,
    })),
    guests: (await guestCashOf(tx, shift)).map(({ at: when, kind, amount, reference }) => ({
      at: when,
      kind,
      amount,
      reference,
    })),
    counts: (await countsOfShift(tx, shift)).map(({ created_at, counted, expected, author_name }) => ({
      at: created_at,
      counted,
      expected,
      by: author_name,
    })),
    reason,
    closedAt: at,
    closedBy,
  });
  await writeClosed(tx, shift, {
    closed_at: at,
    closed_by: closedBy,
    reason,
    content,
    content_hash: hashOf(content),
  });
}
