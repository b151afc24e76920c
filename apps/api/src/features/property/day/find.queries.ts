import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { nameSounds } from '../../../database/name-sounds.ts';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import { type DayRow, shownOf } from './day.queries.ts';
import type { SearchTerm } from './search-term.ts';

const guestSounds = sql.raw(nameSounds(`travellers -> 0 ->> 'fullName'`, 'hotel_id'));

/** A hotel's bookings that fit a search: those that have to do with today first, then the latest. */
export const bookingsFound = (
  hotelId: number,
  sought: SearchTerm,
  today: LocalDate,
  limit: number,
): RawBuilder<DayRow> =>
  sql<DayRow>`${shownOf(hotelId)} from booking where booking.hotel_id = ${hotelId} and ${fits(hotelId, sought)}
    order by (status = 'confirmed' and ${arrivalDate} <= ${today} and ${departureDate} >= ${today}) desc, created_at desc, booking.booking_id
    limit ${limit}`;

export const findFitting = async (
  db: Database,
  hotelId: number,
  sought: SearchTerm,
  today: LocalDate,
  limit: number,
): Promise<readonly DayRow[]> => (await bookingsFound(hotelId, sought, today, limit).execute(db)).rows;

function fits(hotelId: number, { by, text }: SearchTerm): RawBuilder<boolean> {
  switch (by) {
    case 'reference':
      return sql`booking.reference = ${text}`;
    case 'mail':
      return sql`lower(travellers -> 0 ->> 'email') = ${text}`;
    case 'number':
      return sql`reverse(contact_phone) like ${Array.from(text).toReversed().join('')} || '%'`;
    case 'name':
      return sql`cardinality(${soundsOf(hotelId, text)}) > 0 and ${guestSounds} @> ${soundsOf(hotelId, text)}`;
  }
}

/** The sounds of a text, by the expression that the index was made of. */
function soundsOf(hotelId: number, text: string): RawBuilder<string[]> {
  const [before = '', ...rest] = nameSounds('$name', '$hotel').split('$name');
  const [between = '', after = ''] = rest.join('').split('$hotel');
  return sql`${sql.raw(before)}${text}::text${sql.raw(between)}${hotelId}::int${sql.raw(after)}`;
}
