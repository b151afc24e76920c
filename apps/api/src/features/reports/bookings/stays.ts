import type { Report } from '@latchkey/api-contract/types';
import { stayFigures, type ReportPeriod } from '@latchkey/booking-core/reports';
import { todayIn } from '@latchkey/booking-core/time';
import { isWithin, type ReportStay } from './stays-of-bookings.ts';

/** How long guests stay, how long ahead they book, and who did not come. */
export function staysOf(
  { stays, notStayed }: Readonly<Record<'stays' | 'notStayed', readonly ReportStay[]>>,
  period: ReportPeriod,
  timeZone: string,
): NonNullable<Report['stays']> {
  const ended = stays.filter(
    ({ departs, nights }) => isWithin(departs, period) && !nights.every((one) => one.isDayUse),
  );
  const counted = ended.map(({ createdAt, arrives, nights }) => ({
    bookedOn: todayIn(timeZone, createdAt.getTime()),
    arrives,
    roomNights: nights.filter(({ isTaken }) => isTaken).length,
  }));
  return {
    ...stayFigures(counted),
    cancellations: lostOf(notStayed.filter(({ isNoShow }) => !isNoShow)),
    noShows: lostOf(notStayed.filter(({ isNoShow }) => isNoShow)),
  };
}

const lostOf = (lost: readonly ReportStay[]): NonNullable<Report['stays']>['noShows'] => ({
  bookings: lost.length,
  kept: lost.reduce((sum, { kept }) => sum + kept.net, 0),
});
