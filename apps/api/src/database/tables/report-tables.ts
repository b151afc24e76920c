import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Json, MomentColumn } from './columns.ts';

/** What stood on a hotel's books as a day of its own calendar began; written once, and never changed. */
export interface BooksSnapshotTable {
  hotel_id: number;
  taken_on: LocalDate;
  /** By date from that day on: rooms sold and their revenue before tax in minor units. A date without either is left out. */
  nights: Json<Readonly<Record<string, readonly [rooms: number, revenue: number]>>>;
  taken_at: MomentColumn;
}
