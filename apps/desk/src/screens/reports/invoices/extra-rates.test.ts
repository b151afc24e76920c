import { expect, test } from 'vitest';
import { extraRateOf, taxNameOf, withRates } from './extra-rates.ts';

// Shows docs/rules.md: Invoices and credit notes (Several rates in one price).

const spa = [{ share: 'services' as const, taxes: [{ name: 'GST', rate: 18 }], percent: 100 }];
const breakfast = [
  { share: 'food' as const, taxes: [{ name: 'MwSt.', rate: 7 }], percent: 70 },
  { share: 'drinks' as const, taxes: [{ name: 'MwSt.', rate: 19 }], percent: 30 },
];
const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

test('an extra has the rate that is typed, or none for 0, or nothing said', () => {
  const field = typed({ 'rate.bar': '7,5 %', 'kind.bar': 'drinks', 'rate.car': '0', 'rate.spa': '' });
  expect(withRates({ spa }, ['bar', 'car', 'spa'], 'MwSt.', field)).toEqual({
    bar: [{ share: 'drinks', taxes: [{ name: 'MwSt.', rate: 7.5 }], percent: 100 }],
    car: [{ share: 'services', taxes: [], percent: 100 }],
  });
});

test('what has parts, and what the form does not name, stays', () =>
  expect(withRates({ breakfast, spa }, ['breakfast'], 'VAT', typed({ 'rate.breakfast': '5' }))).toEqual({
    breakfast,
    spa,
  }));

test('a rate that is none is refused', () =>
  expect(withRates({}, ['bar'], 'VAT', typed({ 'rate.bar': 'x' }))).toBeNull());

test('fields show what was said', () => {
  const halves = [
    {
      share: 'food' as const,
      taxes: [
        { name: 'CGST', rate: 2.5 },
        { name: 'SGST', rate: 2.5 },
      ],
      percent: 100,
    },
  ];
  expect(extraRateOf({ bar: halves }, 'bar')).toEqual({ kind: 'food', rate: '5', isDivided: false });
  expect(extraRateOf({ breakfast }, 'breakfast').isDivided).toBe(true);
  expect(extraRateOf(undefined, 'bar')).toEqual({ kind: 'services', rate: '', isDivided: false });
  expect([taxNameOf(null, true), taxNameOf(null, false)]).toEqual(['GST', 'VAT']);
});
