import type { LocalDate } from '@latchkey/booking-core/dates';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { eraseBy, claimPicture } from '../../images/images.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockUnit, noteUnitChange, type ClosureRow } from '../../units/units.ts';
import { picturesOfUnit } from './cleaning.queries.ts';
import { closeUnit } from './close-unit.ts';

/** How a report of something broken ended; a refused one writes nothing. */
export type Reported =
  | { readonly closure: ClosureRow | null }
  | { readonly refused: 'not_found' | 'closed_already' | 'in_the_way' | 'unknown_picture' };

const dayMs = 86_400_000;
/** How long the picture of something broken is kept: once it is mended, and where nobody ever says so. */
const keptMended = 30 * dayMs;
const keptBroken = 365 * dayMs;

/** Keeps what is broken in a unit, with a picture where there is one, and, where nights are named, closes it, out of order. */
export async function reportBroken(
  tx: Transaction,
  hotel: HotelRecord,
  unitId: string,
  {
    text,
    pictureId,
    nights,
  }: {
    readonly text: string;
    readonly pictureId: string | null;
    readonly nights: { readonly first: LocalDate; readonly last: LocalDate } | null;
  },
  at: Date,
): Promise<Reported> {
  const unit = await lockUnit(tx, hotel.id, unitId);
  if (unit === undefined) return { refused: 'not_found' };
  const until = new Date(at.getTime() + keptBroken);
  if (pictureId !== null && !(await claimPicture(tx, hotel.id, pictureId, { at, until })))
    return { refused: 'unknown_picture' };
  await noteUnitChange(tx, unit, { what: 'broken', at, note: text, pictureId });
  noteAct(tx, { hotelId: hotel.id, subject: unit.number, why: text });
  if (nights === null) return { closure: null };
  const reason = text.replace(/\s+/gu, ' ').slice(0, fieldLengths.closureReason);
  const closed = await closeUnit(tx, hotel, unitId, { ...nights, kind: 'out_of_order', reason }, at);
  if ('closure' in closed) return closed;
  return { refused: 'inTheWay' in closed ? 'in_the_way' : closed.refused };
}

/** What was broken in a unit is mended, and its pictures go after a while; false where there is no such unit. */
export async function markMended(tx: Transaction, hotelId: number, unitId: string, at: Date): Promise<boolean> {
  const unit = await lockUnit(tx, hotelId, unitId);
  if (unit === undefined) return false;
  await noteUnitChange(tx, unit, { what: 'mended', at });
  await eraseBy(tx, hotelId, await picturesOfUnit(tx, hotelId, unitId), new Date(at.getTime() + keptMended));
  noteAct(tx, { hotelId, subject: unit.number });
  return true;
}
