import type { LocalDate } from '../dates/local-date.types.ts';
import { expect, test } from 'vitest';
import { offersAdvertisedOn } from './advertised-offers.ts';

const cashback = {
  id: 'cashback',
  kind: 'online-cashback',
  upTo: 50,
  paidBy: 'the payment company',
  conditions: 'Paid online in full.',
  ends: '2026-12-31' as LocalDate,
} as const;

test.each([
  ['2026-11-22', 1],
  ['2026-12-31', 1],
  ['2027-01-01', 0],
] as const)('on %s there are %i offers', (today, count) =>
  expect(offersAdvertisedOn([cashback], today as LocalDate)).toHaveLength(count),
);

test('an engine that knows of none tells none', () =>
  expect(offersAdvertisedOn(undefined, '2026-11-22' as LocalDate)).toEqual([]));
