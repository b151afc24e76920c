import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import type { Database, Transaction } from '../../database/database.types.ts';
import { closedDaysBetween, type HouseDayRow } from '../counter/counter.ts';
import { enteredDays } from './bookkeeping.queries.ts';

/** What of a month the books can have now. */
export interface ReadyDays {
  /** Closed days that are in no batch. */
  readonly days: readonly HouseDayRow[];
  /** The first day that the books have, or would have with these. */
  readonly begins: LocalDate | undefined;
  /** A month before, `2026-10`, of which a closed day is in no batch; the books have months in their order. */
  readonly earlier: string | null;
}

/** The first day that there can be. */
const longAgo = '2000-01-01' as LocalDate;

export const firstOf = (month: string): LocalDate => `${month}-01` as LocalDate;

/** The closed days of a month that are in no batch. Books begin with the first month that is handed to them. */
export async function readyDays(db: Database | Transaction, hotelId: number, month: string): Promise<ReadyDays> {
  const entered = await enteredDays(db, hotelId);
  const known = new Set(entered);
  const first = firstOf(month);
  const isFree = ({ day }: HouseDayRow): boolean => !known.has(day);
  const days = (await closedDaysBetween(db, hotelId, first, lastOfMonth(first))).filter(isFree);
  const [began] = entered;
  const before =
    began === undefined || began >= first ? [] : await closedDaysBetween(db, hotelId, began, addDays(first, -1));
  return {
    days: began === undefined ? days : days.filter(({ day }) => day >= began),
    begins: began ?? days[0]?.day,
    earlier: before.find(isFree)?.day.slice(0, 7) ?? null,
  };
}

/** The month whose days are to be handed over next; undefined where none waits. */
export async function nextMonth(
  db: Database | Transaction,
  hotelId: number,
  today: LocalDate,
): Promise<string | undefined> {
  const entered = await enteredDays(db, hotelId);
  const known = new Set(entered);
  const closed = await closedDaysBetween(db, hotelId, entered[0] ?? longAgo, today);
  return closed.find(({ day }) => !known.has(day))?.day.slice(0, 7);
}
