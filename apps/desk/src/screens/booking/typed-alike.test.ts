import { expect, test } from 'vitest';
import { gridOf } from '../rates/rates.fixture.ts';
import { typedValue } from '../rates/grid/edit/typed-value.ts';
import { priceChange } from '../rates/set/price-change.ts';
import { typedMoney } from '../settings/fields/typed-figure.ts';
import { inputOf } from './acts/input-of.ts';
import { sumIn } from './acts/sum-in.ts';
import { sumFromField } from './sum-field.ts';
import { refundFromField } from './panels/refund-field.ts';

const grid = gridOf({});

/** Everything on the property's side that reads a sum as a person types it: minor units, or null where it is refused. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'another price': (text) => priceIn(inputOf('revise', 'BCDF-2345', fields('price', text)), 'price'),
  'a payment': (text) => priceIn(inputOf('payment', 'BCDF-2345', fields('sum', text)), 'amount'),
  'a deposit': (text) => sumIn(fields('sum', text), 'sum'),
  'an agreed price': (text) => sumFromField(text, 'INR'),
  'a refund': (text) => refundFromField(text, 'INR', 999_999),
  'the form of rates': (text) => {
    const change = priceChange(text, '', grid);
    return change?.kind === 'sum' ? change.price : null;
  },
  'the settings': (text) => typedMoney(text, 'INR'),
  'the grid of rates': (text) => {
    const read = typedValue(text, { field: 'priceForPax' }, 5000, { grid, signs: ['₹', 'RS'] });
    return 'value' in read ? read.value : null;
  },
};
const fields = (name: string, text: string) => (asked: string) =>
  asked === 'currency' ? 'INR' : asked === name ? text : '';
const priceIn = (input: unknown, name: string): unknown =>
  typeof input === 'string' ? null : ((input as { body: Record<string, unknown> }).body[name] ?? null);

test.each(Object.keys(readers))('%s is read alike, however eleven thousand and five hundred is written', (name) => {
  const texts = ['11500', '11,500', '11.500', '11 500', '11,500.00', '११५००', '११,५००', '١١٬٥٠٠', '۱۱٬۵۰۰'];
  expect(texts.map((text) => [text, readers[name]?.(text)])).toEqual(texts.map((text) => [text, 11_500]));
});
