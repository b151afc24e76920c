import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import { noteHotelNews } from '../../../database/hotel-news.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { PlacedChange } from './changed-cells.ts';

/** The dates of changes, each once and in order; others are told that a hotel's rooms or rates change on them. */
export function changedDates(
  tx: Transaction,
  hotelId: number,
  what: 'rooms' | 'rates',
  changes: readonly PlacedChange[],
): readonly LocalDate[] {
  const dates = [...new Set(changes.flatMap((change) => change.dates))].toSorted();
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return dates;
  noteStockChange(tx, { hotelId, what, first, last });
  noteHotelNews(tx, hotelId, 'rates');
  if (what === 'rooms') noteHotelNews(tx, hotelId, 'rooms');
  return dates;
}
