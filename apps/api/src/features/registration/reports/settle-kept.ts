import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { keptUntilOf } from '../entries/kept-until.ts';
import { ruleOf } from '../entries/registration-of.ts';
import { writeKeptUntil } from '../entries/registrations.queries.ts';
import { settingsOf } from '../entries/settings.queries.ts';
import type { ReportRow } from '../entries/reports.queries.ts';

/** With the receipt, entries that a law keeps only until then are deleted. */
export async function settleKept(
  tx: Transaction,
  { hotels }: Pick<Deps, 'hotels'>,
  report: ReportRow,
  at: Date,
): Promise<void> {
  const row = await findBooking(tx, report);
  const hotel = await hotels.byId(report.hotel_id);
  if (row === undefined || hotel === undefined) return;
  const settings = await settingsOf(tx, hotel.id);
  const rule = ruleOf(hotel.readFacts().countryCode, row, settings?.own_fields ?? []);
  if (rule === undefined) return;
  await writeKeptUntil(tx, row, keptUntilOf(rule, row, propertyToday(hotel.sale.timeZone, at)));
}
