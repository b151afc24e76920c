import type { ClockTime } from '../../clock/clock-time.ts';
import { addDays, daysBetween } from '../../dates/local-date.ts';
import type { LocalDate } from '../../dates/local-date.types.ts';
import { workingDaysAfter } from '../../refund/refund-arrival.ts';
import { momentOf, type EpochMs } from '../../time/zone.ts';
import type { Deadline, Retention } from '../registration.types.ts';

const hour = 3_600_000;
const midnight = '00:00' as ClockTime;

/** A stay as its deadlines see it. */
export interface ReportedStay {
  readonly zone: string;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  /** When the guest came, or left; the first moment of the day where nobody has marked it. */
  readonly at: EpochMs;
}

/**
 * Until when something is told. Working days are Monday to Friday. Public holidays are unknown here, so a deadline can
 * be earlier than the law's but never later.
 */
export function deadlineOf(deadline: Deadline, on: LocalDate, stay: ReportedStay): EpochMs {
  switch (deadline.by) {
    case 'hours': {
      const isShort = daysBetween(stay.arrival, stay.departure) <= 1;
      return (stay.at + (isShort ? (deadline.hoursIfUnderADay ?? deadline.hours) : deadline.hours) * hour) as EpochMs;
    }
    case 'working-days':
      return endOf(workingDaysAfter(on, deadline.days), stay.zone);
    case 'day':
      return endOf(on, stay.zone);
  }
}

/** The first moment that is no longer within a day. */
const endOf = (date: LocalDate, zone: string): EpochMs => momentOf(addDays(date, 1), midnight, zone);

/** The day on which what was filled in may go, and the last on which it does. */
export function retentionOf(
  { from, years, days = 0, destroyWithinDays }: Retention,
  { arrival, departure }: Pick<ReportedStay, 'arrival' | 'departure'>,
  receivedOn: LocalDate | null,
): { readonly keptUntil: LocalDate; readonly goneBy: LocalDate } | null {
  const start = startOf(from, { arrival, departure }, receivedOn);
  if (start === null) return null;
  const keptUntil = addDays(yearsAfter(start, years), days);
  return { keptUntil, goneBy: addDays(keptUntil, destroyWithinDays) };
}

function startOf(
  from: Retention['from'],
  { arrival, departure }: Pick<ReportedStay, 'arrival' | 'departure'>,
  receivedOn: LocalDate | null,
): LocalDate | null {
  switch (from) {
    case 'arrival':
      return arrival;
    case 'departure':
      return departure;
    case 'receipt':
      return receivedOn;
    case 'departure-receipt':
      return addDays(receivedOn ?? departure, 1);
  }
}

/** The same day of a later year; 1 March for a 29 February that it lacks. */
function yearsAfter(date: LocalDate, years: number): LocalDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${date.slice(4)}`;
  const isLeap = date.slice(5) !== '02-29' || new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  return (isLeap ? same : `${year}-03-01`) as LocalDate;
}
