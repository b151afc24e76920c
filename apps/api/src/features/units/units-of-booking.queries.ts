import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Tables } from '../../database/tables.ts';
import { isNight } from './is-night.queries.ts';

/** A unit that a booking has, from one of its nights to another. */
interface UnitSpan {
  readonly unitId: string;
  readonly number: string;
  readonly floor: string | null;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly isPinned: boolean;
}

/** The units of a booking, room by room and in the order of their nights: one for each time that a room of it moves. */
export async function unitSpansOf(db: Kysely<Tables>, { hotel_id, booking_id }: BookingKey): Promise<UnitSpan[]> {
  const nights = await db
    .selectFrom('unit_night as n')
    .innerJoin('room_unit as u', (join) =>
      join.onRef('u.hotel_id', '=', 'n.hotel_id').onRef('u.unit_id', '=', 'n.unit_id'),
    )
    .select(['n.room_type_id', 'n.place', 'n.date', 'n.held', 'u.unit_id', 'u.number', 'u.floor'])
    .where('n.hotel_id', '=', hotel_id)
    .where('n.booking_id', '=', booking_id)
    .where(isNight(hotel_id))
    .orderBy('n.room_type_id')
    .orderBy('n.place')
    .orderBy('n.date')
    .execute();
  const spans: { readonly room: string; readonly span: UnitSpan }[] = [];
  for (const { room_type_id, place, date, held, unit_id: unitId, number, floor } of nights) {
    const room = `${room_type_id} ${place}`;
    const before = spans.at(-1);
    const isPinned = held === 'pinned';
    const goesOn = before?.room === room && before.span.unitId === unitId && before.span.isPinned === isPinned;
    if (goesOn) spans[spans.length - 1] = { room, span: { ...before.span, last: date } };
    else spans.push({ room, span: { unitId, number, floor, first: date, last: date, isPinned } });
  }
  return spans.map(({ span }) => span);
}
