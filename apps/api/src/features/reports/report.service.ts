import type { Locale, Report } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ReportGrouping, ReportKind, ReportPeriod } from '@latchkey/booking-core/reports';
import type { Deps } from '../../deps.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import { pickUpOf } from './books/pick-up.ts';
import { houseRooms } from './bookings/house-rooms.ts';
import { postedCharges } from './bookings/posted-charges.ts';
import { bookingsIn } from './bookings/report-bookings.queries.ts';
import { salesOf } from './bookings/sales.ts';
import { stayOf } from './bookings/stays-of-bookings.ts';
import { staysOf } from './bookings/stays.ts';
import { taxesOf } from './bookings/taxes.ts';
import { moneyIn } from './money/money.ts';

/** What a report is asked for. */
export interface ReportAsked {
  /** One of the reports; all of them where none is named. */
  readonly kind?: ReportKind | undefined;
  readonly period: ReportPeriod;
  readonly by: ReportGrouping;
  readonly since?: LocalDate | undefined;
  readonly language?: Locale | undefined;
}

/** The reports of a hotel over a period, of which each booking is read once. */
export async function reportOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
  { kind, period, by, since, language }: ReportAsked,
): Promise<Report> {
  const { timeZone, currency } = hotel.sale;
  const today = propertyToday(timeZone, clock());
  const facts = hotel.readFacts();
  const asks = (...kinds: readonly ReportKind[]): boolean => kind === undefined || kinds.includes(kind);
  const report: Report = { today, ...period, by, currency };
  if (asks('sales', 'stays', 'taxes')) {
    const rows = await bookingsIn(db, hotel.id, period);
    const counted = {
      stays: rows.stays.map((row) => stayOf(hotel, row)),
      notStayed: rows.notStayed.map((row) => stayOf(hotel, row)),
      posted: await postedCharges(db, hotel.id, period),
    };
    if (asks('sales')) {
      const rooms = await houseRooms(db, hotel, period);
      report.sales = salesOf({ ...counted, rooms }, period, by, hotel.namesIn(language ?? facts.mailLanguage));
    }
    if (asks('stays')) report.stays = staysOf(counted, period, timeZone);
    if (asks('taxes')) {
      const { words } = hotel.wordsIn(language ?? facts.mailLanguage);
      report.taxes = { place: words.city, country: words.country, rates: taxesOf(counted, period) };
    }
  }
  if (asks('money')) report.money = await moneyIn(db, hotel, period);
  if (asks('pick-up')) report.pickUp = await pickUpOf(db, hotel, today, since);
  return report;
}
