import { expect, test } from 'vitest';
import { typedDecimal, typedFigure, typedMoney } from './typed-figure.ts';

test.each([
  ['5800', 5800],
  ['5,800', 5800],
  ['5.800', 5800],
  ['5 800', 5800],
  ['1,25,000', 125_000],
  ['1.250.000', 1_250_000],
  ['12,50', 12.5],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['7.5', 7.5],
  ['-0.5', -0.5],
  ['', null],
  ['much', null],
  ['1e9', null],
  ['12..5', null],
])('%s is %s', (typed, figure) => expect(typedFigure(typed)).toBe(figure));

test('money has no more decimals than it has', () => {
  expect([
    typedMoney('12.50', 'EUR'),
    typedMoney('12.505', 'EUR'),
    typedMoney('12.5', 'INR'),
    typedMoney('-3', 'EUR'),
  ]).toEqual([1250, 1_250_500, null, null]);
});

test('what has no thousands has its decimals after a point or a comma', () => {
  expect(['12.971', '77,594', '-7.5', '1.2.3', ''].map(typedDecimal)).toEqual([12.971, 77.594, -7.5, null, null]);
});
