import type { Day, Locale } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { overdueDays } from '@latchkey/booking-core/day-sheet';
import { freeWithParts } from '@latchkey/booking-core/rooms';
import { momentOf } from '@latchkey/booking-core/time';
import type { Deps } from '../../../deps.ts';
import { type HotelRecord, propertyToday, roomOf } from '../../catalogue/catalogue.ts';
import { inventoryBetween } from '../../stock/stock.ts';
import { statesOfRegistrations } from '../../registration/registration.ts';
import { unitsOfBookings } from '../../units/units.ts';
import { onSheet } from './day-booking.ts';
import { sectionsOf } from './day-sections.ts';
import { readDay } from './day.queries.ts';
import { newSince } from './looks.ts';
import { notesOfDay } from './notes.queries.ts';
import { noteView } from './note-view.ts';

/** The sheet of a day of a hotel: today's says what is to do, any other who is planned or was there. */
export async function daySheet(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  live: HotelRecord,
  asked: {
    readonly date?: LocalDate | undefined;
    readonly since?: string | undefined;
    readonly language?: Locale | undefined;
  },
): Promise<Day> {
  const now = clock();
  const { timeZone, currency } = live.sale;
  const today = propertyToday(timeZone, now);
  const day = asked.date ?? today;
  const language = asked.language ?? live.readFacts().mailLanguage;
  const since = asked.since === undefined ? await newSince(db, live.id, now) : new Date(asked.since);
  const midnight = new Date(momentOf(today, '00:00', timeZone));
  const rows = await readDay(db, live.id, {
    day,
    departsFrom: day === today ? addDays(today, -overdueDays) : day,
    madeAfter: since,
    endedAfter: since < midnight ? since : midnight,
  });
  const sheet = { day, today, now: now.getTime() };
  const nights = await unitsOfBookings(
    db,
    live.id,
    rows.map((row) => row.booking_id),
    addDays(today, -1),
  );
  const registrations = await statesOfRegistrations({ db, settings }, live, rows);
  const all = await Promise.all(
    rows.map(async (row) => {
      const hotel = await live.agreedHotel(db, row);
      return { row, ...onSheet(hotel, row, sheet, language, nights, registrations.get(row.booking_id)) };
    }),
  );
  const notes = await notesOfDay(db, live.id, { until: day, bookings: rows.map((row) => row.booking_id) });
  const { words } = live.wordsIn(language);
  return {
    date: day,
    today,
    hotel: { name: words.name, city: words.city, currency, timeZone },
    roomTypes: await roomTypesOn(db, live, day, language),
    since: since.toISOString(),
    ...sectionsOf(all, { isToday: day === today, since, midnight, language }),
    notes: notes.map(noteView),
  };
}

async function roomTypesOn(
  db: Deps['db'],
  live: HotelRecord,
  day: LocalDate,
  language: Locale,
): Promise<Day['roomTypes']> {
  const rows = new Map((await inventoryBetween(db, live.id, day, day)).map((row) => [row.room_type_id, row]));
  const freeOf = (roomTypeId: string): number => {
    const row = rows.get(roomTypeId);
    return row === undefined ? 0 : row.total - row.used;
  };
  return live.sale.rooms.flatMap(({ id }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const toSell = Math.max(0, freeWithParts(roomOf(live, id) ?? { id }, freeOf));
    return [{ roomTypeId: id, name: live.roomNameIn(language, id), total: row.total, sold: row.used, toSell }];
  });
}
