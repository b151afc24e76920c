import type { BookkeepingSettings } from '@latchkey/api-contract/types';
import {
  depositEntries,
  type DraftEntry,
  drawerEntries,
  entriesOfStay,
  type Entry,
} from '@latchkey/booking-core/bookkeeping';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { bookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { cashMovesBetween, closedShifts, type HouseDayRow, linesOfDay } from '../counter/counter.ts';
import { depositMoves } from './bookkeeping.queries.ts';
import { stayAccounts } from './stay-accounts.ts';

/** The entries of some closed days, in their order and with their ids: the day, and a number within it. */
export async function entriesOfDays(
  db: Database | Transaction,
  hotel: HotelRecord,
  rows: readonly HouseDayRow[],
  { begins, advanceTax }: { readonly begins: LocalDate } & Pick<BookkeepingSettings, 'advanceTax'>,
): Promise<readonly Entry[]> {
  const days = rows.map(({ day }) => day);
  const to = days.at(-1);
  if (to === undefined) return [];
  const named = new Set<string>();
  const ofHouse: DraftEntry[] = [];
  for (const row of rows) {
    for (const { bookingId } of await linesOfDay(db, hotel.id, row.day)) named.add(bookingId);
    ofHouse.push(...(await entriesOfHouse(db, hotel.id, row)));
  }
  const ids = [...named].map((id) => bookingKey(hotel.id, id).booking_id);
  const stays = await stayAccounts(db, hotel, ids, { begins, to, advanceTax });
  const inOrder = [...stays].toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  const drafts = [...inOrder.flatMap((stay) => entriesOfStay(stay, days)), ...ofHouse];
  return days.flatMap((day) =>
    drafts
      .filter((draft) => draft.day === day)
      .map((draft, at): Entry => ({ ...draft, id: `${day}-${String(at + 1).padStart(4, '0')}` })),
  );
}

/** What of a day is no stay's account: money of deposits, and drawers. */
async function entriesOfHouse(
  db: Database | Transaction,
  hotelId: number,
  { day, opened_at: from, cut_at: before }: HouseDayRow,
): Promise<readonly DraftEntry[]> {
  if (before === null) return [];
  const deposits = await depositMoves(db, hotelId, { from, before });
  const closed = await closedShifts(db, hotelId, { between: { from, before } });
  const moves = await cashMovesBetween(db, hotelId, { from, before });
  const drawers = drawerEntries({
    day,
    closed: closed.toReversed().map(({ number, counted, expected }) => ({ number, difference: counted - expected })),
    moves: moves.map(({ move_id: id, drawer, kind, amount }) => ({ id, drawer, kind, amount })),
  });
  return [...depositEntries(day, deposits), ...drawers];
}
