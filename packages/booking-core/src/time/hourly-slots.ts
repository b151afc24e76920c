import { clockHour } from '../clock/clock-hour.ts';
import { twelveHourOf } from '../clock/clock-time.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hourExists, momentOf, type EpochMs } from './zone.ts';

/** One start hour of an hourly stay, as it is offered. */
export interface HourlySlot {
  /** 0 to 23 on the property's wall clock. */
  readonly hour: number;
  readonly shown: { readonly hour: number; readonly period: 'AM' | 'PM' };
  /** Null where the clocks skip the hour. */
  readonly start: EpochMs | null;
  /** False for hours that have begun or are skipped: "Not available for the selected checkin time". */
  readonly isOffered: boolean;
}

/** The 24 start hours of a date in a zone. */
export function hourlySlots(date: LocalDate, zone: string, now: EpochMs): HourlySlot[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const start = hourExists(date, hour, zone) ? momentOf(date, clockHour(hour), zone) : null;
    return { hour, shown: twelveHourOf(hour), start, isOffered: start !== null && start > now };
  });
}
