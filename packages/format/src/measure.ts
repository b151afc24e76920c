import { formatNumber } from './number.ts';
import type { Locale } from '@latchkey/booking-core/language';
import { noBreak } from './no-break.ts';

const units = {
  km: { en: 'km', de: 'km', ar: 'كم', hi: 'किमी' },
  miles: { en: 'mi', de: 'mi', ar: 'ميل', hi: 'मील' },
  squareMetres: { en: 'm²', de: 'm²', ar: 'م²', hi: 'वर्ग मी' },
} as const satisfies Record<string, Record<Locale, string>>;

/** A distance in kilometres: 0.8 km, 26 km. One decimal below 10. */
export function formatKm(km: number, locale: Locale): string {
  return `${distance(km, locale)}${noBreak}${units.km[locale]}`;
}

/** The radius of a ring on a plan, or the length of a scale: 0.25 km, 1 km. Exact to two decimals, none added. */
export function formatRingKm(km: number, locale: Locale): string {
  return `${formatNumber(km, locale, { most: 2 })}${noBreak}${units.km[locale]}`;
}

/** A distance in miles: 0.5 mi, 16 mi. One decimal below 10. */
export function formatMiles(miles: number, locale: Locale): string {
  return `${distance(miles, locale)}${noBreak}${units.miles[locale]}`;
}

/** A room's size: 26 m². */
export function formatArea(squareMetres: number, locale: Locale): string {
  return `${formatNumber(squareMetres, locale)}${noBreak}${units.squareMetres[locale]}`;
}

function distance(value: number, locale: Locale): string {
  return formatNumber(value, locale, value < 9.95 ? { least: 1 } : {});
}
