import type { LocalDate } from '@latchkey/booking-core/dates';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { Work } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockUnit, noteUnitChange, type ClosureRow } from '../../stock/stock.ts';
import { closeUnit } from './close-unit.ts';

/** How it ended that something was said to be broken: nothing is written where the room could not be closed. */
export type Reported =
  | { readonly closure: ClosureRow | null }
  | { readonly refused: 'not_found' | 'closed_already' | 'in_the_way' };

/** Keeps what is broken in a unit and, where nights are named, closes it, out of order. */
export async function reportBroken(
  tx: Work,
  hotel: HotelRecord,
  unitId: string,
  {
    text,
    nights,
  }: { readonly text: string; readonly nights: { readonly first: LocalDate; readonly last: LocalDate } | null },
  at: Date,
): Promise<Reported> {
  const unit = await lockUnit(tx, hotel.id, unitId);
  if (unit === undefined) return { refused: 'not_found' };
  await noteUnitChange(tx, unit, { what: 'broken', at, note: text });
  noteAct(tx, { hotelId: hotel.id, subject: unit.number, why: text });
  if (nights === null) return { closure: null };
  const reason = text.replace(/\s+/gu, ' ').slice(0, fieldLengths.closureReason);
  const closed = await closeUnit(tx, hotel, unitId, { ...nights, kind: 'out_of_order', reason }, at);
  if ('closure' in closed) return closed;
  return { refused: 'inTheWay' in closed ? 'in_the_way' : closed.refused };
}

/** What was broken in a unit is mended; false where there is no such unit. */
export async function markMended(tx: Work, hotelId: number, unitId: string, at: Date): Promise<boolean> {
  const unit = await lockUnit(tx, hotelId, unitId);
  if (unit === undefined) return false;
  await noteUnitChange(tx, unit, { what: 'mended', at });
  noteAct(tx, { hotelId, subject: unit.number });
  return true;
}
