import { expect, test } from 'vitest';
import { gridOf } from '../../rates.fixture.ts';
import { figureLine, type GridField } from '../../figures/lines.ts';
import { typedValue } from './typed-value.ts';

const signs = ['INR', '₹'];
const inRupees = { grid: gridOf(), signs };
const inEuros = { grid: { ...gridOf(), currency: 'EUR' as const }, signs: ['EUR', '€'] };
const typed = (text: string, field: GridField, now: number | boolean | null = 5800, where = inRupees) =>
  typedValue(text, figureLine('teak-king', field === 'total' ? null : 'breakfast', field, 2), now, where);

test.each([
  ['7,400', 7400],
  ['₹ 7.400', 7400],
  ['INR 7400', 7400],
  ['٧٬٤٠٠', 7400],
  ['७,४००', 7400],
  ['+10 %', 6380],
  ['-50%', 2900],
])('%s is a price', (text, value) => expect(typed(text, 'priceForPax')).toEqual({ value }));

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['€99,5', 9950],
])('%s is a price in cents', (text, value) =>
  expect(typed(text, 'priceForPax', 5000, inEuros as never)).toEqual({ value }),
);

test.each([
  ['-5', 'price_wrong'],
  ['0', 'price_wrong'],
  ['cheap', 'price_wrong'],
  ['12x', 'price_wrong'],
  ['=1+1', 'price_wrong'],
  ['99999999999', 'price_wrong'],
  ['5200.50', 'decimals'],
  ['$ 70', 'other_currency'],
  ['70 EUR', 'other_currency'],
] as const)('%s is none, and it is said why', (text, fault) => expect(typed(text, 'priceForPax')).toEqual({ fault }));

test('nothing typed is the rule again; a guest more may cost nothing', () => {
  expect(typed(' ', 'priceForPax')).toEqual({ value: 'rule' });
  expect(typed('0', 'extraChild')).toEqual({ value: 0 });
});

test.each([
  ['minStay', '2', { value: 2 }],
  ['minStay', '٢', { value: 2 }],
  ['minStay', '0', { fault: 'stay_wrong' }],
  ['minStayThrough', '91', { fault: 'stay_wrong' }],
  ['maxStay', '0', { value: null }],
  ['maxStay', '366', { fault: 'longest_wrong' }],
  ['total', '0', { value: 0 }],
  ['total', '1001', { fault: 'rooms_wrong' }],
  ['total', '2.5', { fault: 'rooms_wrong' }],
  ['closed', 'x', { value: true }],
  ['closedToArrival', '0', { value: false }],
  ['closedToDeparture', 'maybe', { fault: 'flag_wrong' }],
] as const)('%s takes %s as %j', (field, text, out) => expect(typed(text, field)).toEqual(out));
