import { expect, test } from 'vitest';
import { taxTitle } from './tax-title.ts';

const taxes = [
  { id: 'all', name: 'VAT' },
  { id: 'low', name: 'GST', priceTo: 7500, validTo: '2025-09-21' },
  { id: 'low-now', name: 'GST', priceTo: 7500, validFrom: '2025-09-22' },
  { id: 'between', name: 'GST', priceFrom: 1001, priceTo: 7500 },
  { id: 'high', name: 'GST', priceAbove: 7500 },
];
const documents = { 'hotel.json': { currency: 'INR', taxes }, 'words.en.json': {} };

test.each([
  ['all', 'VAT'],
  ['low', 'GST, ≤ ₹7,500, – Sun 21 Sep 2025'],
  ['low-now', 'GST, ≤ ₹7,500, Mon 22 Sep 2025 –'],
  ['between', 'GST, ₹1,001–₹7,500'],
  ['high', 'GST, > ₹7,500'],
])('the tax %s is told apart from others of its name: %s', (id, title) =>
  expect(
    taxTitle(documents, id, 'en')
      .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
      .replaceAll(/\s/g, ' '),
  ).toBe(title),
);
