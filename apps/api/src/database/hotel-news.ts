import { sql } from 'kysely';
import type { Transaction } from './database.types.ts';

/** What those who follow a hotel are told of beside its bookings: rooms by number, and what is on sale at which price. */
export type HotelNews = 'rooms' | 'rates';

const ofWork = new WeakMap<Transaction, Map<number, Set<HotelNews>>>();

/** Notes that a transaction changes what pages of a hotel show of a kind. */
export function noteHotelNews(tx: Transaction, hotelId: number, what: HotelNews): void {
  const news = ofWork.get(tx) ?? new Map<number, Set<HotelNews>>();
  news.set(hotelId, (news.get(hotelId) ?? new Set()).add(what));
  ofWork.set(tx, news);
}

/** Counts what a transaction has changed, at its very end, hotel by hotel in the order of their ids. */
export async function recordHotelNews(tx: Transaction): Promise<void> {
  for (const [hotelId, kinds] of [...(ofWork.get(tx) ?? [])].toSorted(([one], [other]) => one - other))
    for (const what of [...kinds].toSorted())
      await sql`insert into hotel_news (hotel_id, what, last) values (${hotelId}, ${what}, 1)
        on conflict (hotel_id, what) do update set last = hotel_news.last + 1`.execute(tx);
}
