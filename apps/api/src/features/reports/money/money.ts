import type { Report } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { balanceOfSums } from '@latchkey/booking-core/folio';
import type { ReportPeriod } from '@latchkey/booking-core/reports';
import { momentOf } from '@latchkey/booking-core/time';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { moneyByWay, moneyOfBookingsIn, type OwedRow } from './report-money.queries.ts';

/** How many open bookings are named; the sums are of all. */
const mostNamed = 200;

/** What came in and went back between the midnights of a period, and what its bookings still owe, or are owed. */
export async function moneyIn(
  db: Database,
  hotel: HotelRecord,
  period: ReportPeriod,
): Promise<NonNullable<Report['money']>> {
  const midnight = (date: LocalDate): Date => new Date(momentOf(date, '00:00', hotel.sale.timeZone));
  const [ways, rows] = await Promise.all([
    moneyByWay(db, hotel.id, { from: midnight(period.from), before: midnight(addDays(period.to, 1)) }),
    moneyOfBookingsIn(db, hotel.id, period),
  ]);
  const open = rows.map(openOf).filter(({ toPay, toReturn }) => toPay > 0 || toReturn > 0);
  const sum = (of: 'toPay' | 'toReturn'): number => open.reduce((all, one) => all + one[of], 0);
  return {
    ways: [...ways],
    toPay: sum('toPay'),
    toReturn: sum('toReturn'),
    openCount: open.length,
    open: open.slice(0, mostNamed),
  };
}

/** What is open of a booking, either way: the balance of its folio. */
function openOf(row: OwedRow): NonNullable<Report['money']>['open'][number] {
  const { reference, departs, penalty_due: penaltyDue, fee_owed: feeOwed } = row;
  const { toPay, toGiveBack } = balanceOfSums({ ...row, penaltyDue, feeOwed }, row);
  return { reference, departs: departs as LocalDate, toPay, toReturn: toGiveBack };
}
