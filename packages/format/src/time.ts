import { minutesOf, twelveHourOf, type ClockTime } from '@latchkey/booking-core/clock';
import type { Locale } from '@latchkey/booking-core/language';
import { noBreak } from './no-break.ts';

/**
 * A time of day as people say it: 11 am, 12 noon, 7:20 am · 11 Uhr, 15:30 Uhr · 11 صباحًا · सुबह 11 बजे. 12-hour,
 * except in German, where nobody says so. Throws `invalid_time`.
 */
export function formatTime(time: ClockTime, locale: Locale): string {
  const total = minutesOf(time);
  const [hour, minute] = [Math.floor(total / 60), total % 60];
  const shown = `${locale === 'de' ? hour : twelveHourOf(hour).hour}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return speakers[locale](shown, hour, minute);
}

/** A start hour of an hourly stay: in the 12-hour form in every language, so that a slot reads the same everywhere. */
export function formatHour(hour: number, locale: Locale): string {
  const shown = twelveHourOf(hour);
  return locale === 'de' ? `${shown.hour}${noBreak}${shown.period}` : speakers[locale](String(shown.hour), hour, 0);
}

type Speaker = (shown: string, hour: number, minute: number) => string;

const speakers: Record<Locale, Speaker> = {
  en: (shown, hour, minute) => `${shown}${noBreak}${minute === 0 && hour === 12 ? 'noon' : hour < 12 ? 'am' : 'pm'}`,
  de: (shown) => `${shown}${noBreak}Uhr`,
  ar: (shown, hour, minute) => `${shown}${noBreak}${arabicPeriod(hour, minute)}`,
  hi: (shown, hour) => `${hindiPeriod(hour)}${noBreak}${shown}${noBreak}बजे`,
};

function arabicPeriod(hour: number, minute: number): string {
  if (hour === 0) return minute === 0 ? `منتصف${noBreak}الليل` : `بعد${noBreak}منتصف${noBreak}الليل`;
  if (hour < 12) return 'صباحًا';
  if (hour < 15) return 'ظهرًا';
  return hour < 18 ? 'عصرًا' : 'مساءً';
}

function hindiPeriod(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}
