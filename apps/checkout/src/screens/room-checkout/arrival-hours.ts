import type { QuoteRequest } from '@latchkey/api-contract/types';

/** Late guests come after midnight; by six in the morning they come the day after. */
const lastNightHour = 24 + 5;

/**
 * The hours in which a guest may say to arrive, counted from midnight of the first day: of nights from check-in until
 * the small hours, of an hourly stay those that were booked.
 */
export function arrivalHours(stay: QuoteRequest['stay'], checkInTime: string): number[] {
  const first = stay.kind === 'hours' ? stay.startHour : Number(checkInTime.slice(0, 2));
  const last = stay.kind === 'hours' ? stay.startHour + stay.hours - 1 : lastNightHour;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** An hour as `HH:mm`; hours of the next day begin again at midnight. */
export const hourTime = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
