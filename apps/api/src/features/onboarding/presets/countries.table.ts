import type { CurrencyCode } from '@latchkey/booking-core/currency';

/** What is proposed to a house by the country that it is in. */
export interface CountryPreset {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: CurrencyCode;
  /** Of most of its houses; a place may have another. */
  readonly timeZone: string;
  /** As houses there usually have it, on a 24-hour clock. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The taxes that hold in all of it: those entries of a place in docs/taxes; null where only its places have some. */
  readonly taxes: { readonly like: string; readonly ids?: readonly string[] } | null;
}

const usual = { checkIn: '14:00', checkOut: '11:00' } as const;

/** The countries of which docs/taxes knows a place. */
export const countries: readonly CountryPreset[] = [
  { ...usual, code: 'AE', currency: 'AED', timeZone: 'Asia/Dubai', taxes: null },
  { ...usual, code: 'AT', currency: 'EUR', timeZone: 'Europe/Vienna', taxes: { like: 'Vienna', ids: ['vat'] } },
  { ...usual, code: 'CA', currency: 'CAD', timeZone: 'America/Toronto', taxes: null },
  { ...usual, code: 'CH', currency: 'CHF', timeZone: 'Europe/Zurich', taxes: null },
  { ...usual, code: 'CZ', currency: 'CZK', timeZone: 'Europe/Prague', taxes: null },
  {
    code: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    checkIn: '15:00',
    checkOut: '11:00',
    taxes: { like: 'Berlin', ids: ['vat'] },
  },
  { ...usual, code: 'DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', taxes: { like: 'Copenhagen' } },
  { ...usual, code: 'ES', currency: 'EUR', timeZone: 'Europe/Madrid', taxes: null },
  { ...usual, code: 'FR', currency: 'EUR', timeZone: 'Europe/Paris', taxes: null },
  { ...usual, code: 'GB', currency: 'GBP', timeZone: 'Europe/London', taxes: { like: 'London' } },
  { ...usual, code: 'GR', currency: 'EUR', timeZone: 'Europe/Athens', taxes: { like: 'Athens' } },
  { ...usual, code: 'HR', currency: 'EUR', timeZone: 'Europe/Zagreb', taxes: null },
  { ...usual, code: 'HU', currency: 'HUF', timeZone: 'Europe/Budapest', taxes: null },
  { ...usual, code: 'ID', currency: 'IDR', timeZone: 'Asia/Jakarta', taxes: null },
  { ...usual, code: 'IE', currency: 'EUR', timeZone: 'Europe/Dublin', taxes: { like: 'Dublin' } },
  { ...usual, code: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', taxes: { like: 'Goa' } },
  { ...usual, code: 'IT', currency: 'EUR', timeZone: 'Europe/Rome', taxes: null },
  {
    code: 'JP',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    checkIn: '15:00',
    checkOut: '10:00',
    taxes: { like: 'Tokyo', ids: ['shohizei'] },
  },
  { ...usual, code: 'MY', currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur', taxes: { like: 'Kuala Lumpur' } },
  {
    ...usual,
    code: 'NL',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    taxes: { like: 'Amsterdam', ids: ['vat-2025', 'vat'] },
  },
  {
    code: 'NP',
    currency: 'NPR',
    timeZone: 'Asia/Kathmandu',
    checkIn: '13:00',
    checkOut: '10:00',
    taxes: { like: 'Kathmandu' },
  },
  { ...usual, code: 'PT', currency: 'EUR', timeZone: 'Europe/Lisbon', taxes: null },
  { ...usual, code: 'SG', currency: 'SGD', timeZone: 'Asia/Singapore', taxes: { like: 'Singapore' } },
  { ...usual, code: 'TR', currency: 'TRY', timeZone: 'Europe/Istanbul', taxes: { like: 'Istanbul' } },
  { code: 'US', currency: 'USD', timeZone: 'America/New_York', checkIn: '15:00', checkOut: '11:00', taxes: null },
];
