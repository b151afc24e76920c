import type { CashMoveKind } from '@latchkey/booking-core/counter';
import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { secretText } from '../../secret-text.ts';
import { insertMove, lockShift, type ShiftRow } from './shifts.queries.ts';

export type ShiftRefusal = 'not_found' | 'shift_closed' | 'not_own_shift';

/** An open drawer of a hotel, for whoever acts: one's own, and for the owner and the management that of anybody. */
export async function workingShift(
  tx: Transaction,
  hotelId: number,
  shiftId: string,
): Promise<ShiftRow | ShiftRefusal> {
  const shift = await lockShift(tx, hotelId, shiftId);
  if (shift === undefined) return 'not_found';
  if (!seesAll() && shift.author_id !== actingNow()?.principal.id) return 'not_own_shift';
  return shift.closed_at === null ? shift : 'shift_closed';
}

/** Whether whoever acts sees the drawers of all. */
export function seesAll(): boolean {
  const principal = actingNow()?.principal;
  return principal !== undefined && principal.role !== 'reception' && principal.role !== 'housekeeping';
}

/** Puts cash into a drawer, spends some of it, or takes some to the safe. */
export async function moveCash(
  tx: Transaction,
  hotelId: number,
  shiftId: string,
  { kind, amount, note }: { readonly kind: CashMoveKind; readonly amount: number; readonly note: string },
  at: Date,
): Promise<'done' | ShiftRefusal> {
  const shift = await workingShift(tx, hotelId, shiftId);
  if (typeof shift === 'string') return shift;
  const acting = actingNow();
  await insertMove(tx, {
    hotel_id: hotelId,
    move_id: secretText(),
    shift_id: shiftId,
    kind,
    amount,
    note,
    author_kind: acting?.principal.kind ?? null,
    author_id: acting?.principal.id ?? null,
    author_name: acting?.name ?? null,
    created_at: at,
  });
  noteAct(tx, { hotelId, subject: shiftId, after: { shift: shift.number, [kind]: amount }, why: note });
  return 'done';
}
