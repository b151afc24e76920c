import type { HotelNews } from '../../../database/hotel-news.ts';
import type { Database } from '../../../database/database.types.ts';

/** A booking that changed, and the number of the change in its hotel. */
export interface NumberedChange {
  readonly bookingId: string;
  readonly number: number;
}

/** Changes of a hotel's bookings after a number, in their order. */
export async function changesAfter(db: Database, hotelId: number, after: number): Promise<NumberedChange[]> {
  return db
    .selectFrom('booking_change')
    .select(['booking_id as bookingId', 'number'])
    .where('hotel_id', '=', hotelId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(100)
    .execute();
}

/** The number of a hotel's last change; 0 where it has had none. */
export async function lastChange(db: Database, hotelId: number): Promise<number> {
  const feed = await db.selectFrom('booking_feed').select('last').where('hotel_id', '=', hotelId).executeTakeFirst();
  return feed?.last ?? 0;
}

/** When something was last sent in to a hotel on its site, in milliseconds; 0 where nothing ever was. */
export async function lastAsked(db: Database, hotelId: number): Promise<number> {
  const { last } = await db
    .selectFrom('form_entry')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : new Date(last).getTime();
}

/** How often each kind of a hotel's news has been counted. */
export async function newsCounted(db: Database, hotelId: number): Promise<Readonly<Record<HotelNews, number>>> {
  const rows = await db.selectFrom('hotel_news').select(['what', 'last']).where('hotel_id', '=', hotelId).execute();
  const of = (what: HotelNews): number => rows.find((row) => row.what === what)?.last ?? 0;
  return { rooms: of('rooms'), rates: of('rates') };
}
