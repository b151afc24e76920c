import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { insertShift } from './shifts.queries.ts';

/** Opens the drawer of whoever acts, with the cash that was counted in it. A person has one at a time. */
export async function openShift(
  tx: Transaction,
  { id: hotelId, sale }: HotelRecord,
  { shiftId, float }: { readonly shiftId: string; readonly float: number },
  at: Date,
): Promise<'done' | 'shift_open'> {
  const acting = actingNow();
  if (acting === undefined) throw new Error('a drawer of nobody');
  const { kind, id } = acting.principal;
  const row = await insertShift(tx, {
    hotel_id: hotelId,
    shift_id: shiftId,
    open_of: id,
    author_kind: kind,
    author_id: id,
    author_name: acting.name,
    opened_at: at,
    float_amount: float,
    currency: sale.currency,
  });
  if (row === undefined) return 'shift_open';
  noteAct(tx, { hotelId, subject: shiftId, after: { shift: row.number, float } });
  return 'done';
}
