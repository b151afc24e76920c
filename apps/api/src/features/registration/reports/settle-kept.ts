import type { Transaction } from '../../../database/database.types.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import { keptUntilOf } from '../entries/kept-until.ts';
import { ruleOf } from '../entries/registration-of.ts';
import { writeKeptUntil } from '../entries/registrations.queries.ts';
import { settingsOf } from '../entries/settings.queries.ts';
import type { ReportRow } from '../entries/reports.queries.ts';

/** From the receipt on, what a law keeps only until then goes with the next run of its job; what it keeps from then on has its day. */
export async function settleKept(tx: Transaction, hotel: HotelRecord, report: ReportRow, at: Date): Promise<void> {
  const row = await findBooking(tx, report);
  if (row === undefined) return;
  const settings = await settingsOf(tx, hotel.id);
  const rule = ruleOf(hotel.readFacts().countryCode, row, settings?.own_fields ?? []);
  if (rule === undefined) return;
  const counts = rule.retention.from !== 'departure-receipt' || report.kind === 'departure';
  await writeKeptUntil(tx, row, keptUntilOf(rule, row, counts ? propertyToday(hotel.sale.timeZone, at) : null));
}
