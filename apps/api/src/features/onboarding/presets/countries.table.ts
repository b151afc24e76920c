import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { world } from './world.table.ts';

/** What is proposed to a house by the country that it is in. */
export interface CountryPreset {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: CurrencyCode;
  /** The first is that of most of its houses; a place may have another. */
  readonly timeZones: readonly [string, ...string[]];
  /** As houses there usually have it, on a 24-hour clock. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The taxes that hold in all of it: those entries of a place in docs/taxes; null where only its places have some. */
  readonly taxes: { readonly like: string; readonly ids?: readonly string[] } | null;
}

type Known = Partial<Pick<CountryPreset, 'checkIn' | 'checkOut' | 'taxes'>>;

/** Of a country, beside its currency and its zones: the taxes that docs/taxes has for all of it, and its usual hours. */
const known: Readonly<Record<string, Known>> = {
  AT: { taxes: { like: 'Vienna', ids: ['vat'] } },
  DE: { checkIn: '15:00', taxes: { like: 'Berlin', ids: ['vat'] } },
  DK: { taxes: { like: 'Copenhagen' } },
  GB: { taxes: { like: 'London' } },
  GR: { taxes: { like: 'Athens' } },
  IE: { taxes: { like: 'Dublin' } },
  IN: { taxes: { like: 'Goa' } },
  JP: { checkIn: '15:00', checkOut: '10:00', taxes: { like: 'Tokyo', ids: ['shohizei'] } },
  MY: { taxes: { like: 'Kuala Lumpur' } },
  NL: { taxes: { like: 'Amsterdam', ids: ['vat-2025', 'vat'] } },
  NP: { checkIn: '13:00', checkOut: '10:00', taxes: { like: 'Kathmandu' } },
  SG: { taxes: { like: 'Singapore' } },
  TR: { taxes: { like: 'Istanbul' } },
  US: { checkIn: '15:00' },
};

/** Every country. */
export const countries: readonly CountryPreset[] = Object.entries(world).map(([code, row]) => {
  const [currency = '', first = '', ...others] = row.split(' ');
  return {
    code,
    currency: currency as CurrencyCode,
    timeZones: [first, ...others],
    checkIn: '14:00',
    checkOut: '11:00',
    taxes: null,
    ...known[code],
  };
});
