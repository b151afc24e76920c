import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

/** The digits of every numbering system the platform can write, as CLDR lists them. */
const systems = Intl.supportedValuesOf('numberingSystem')
  .map((system) => ({
    system,
    digits: Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(`en-u-nu-${system}`).format(digit)),
  }))
  .filter(({ digits }) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));

it('reads the digits of every numbering system', () => {
  expect(systems.length).toBeGreaterThan(50);
  for (const { system, digits } of systems)
    expect([system, latinDigits(digits.join(''))]).toEqual([system, '0123456789']);
});

it('leaves everything else', () => {
  expect(latinDigits('+٩٧١ ५० ３x 4½ Ⅳ')).toBe('+971 50 3x 4½ Ⅳ');
});
