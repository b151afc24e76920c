import { expect, test } from 'vitest';
import { isKnownTaxNumber, taxNumberDoubt } from './tax-number-doubt.ts';

test.each([
  ['27AAPFU0939F1ZV', 'IN'],
  ['27 aapfu 0939 f1zv', 'IN'],
  ['29AAGCB7383J1Z4', 'IN'],
  ['DE136695976', 'DE'],
  ['DE 136 695 976', 'IN'],
  ['100123456700003', 'AE'],
  ['301234567', 'NP'],
  ['51 824 753 556', 'AU'],
  ['CHE-123.456.789 MWST', 'CH'],
])('%s is right in %s', (number, country) => {
  expect(taxNumberDoubt(number, country)).toBeNull();
  expect(isKnownTaxNumber(number)).toBe(true);
});

test.each([
  ['27AAPFU0939F1Z', 'IN', 'length', 'GSTIN'],
  ['27AAPFU0939F1ZX', 'IN', 'check', 'GSTIN'],
  ['AAPFU0939F12345', 'IN', 'form', 'GSTIN'],
  ['DE136695978', 'DE', 'check', 'USt-IdNr.'],
  ['136695976', 'DE', 'length', 'USt-IdNr.'],
  ['10012345', 'AE', 'length', 'TRN'],
  ['51824753557', 'AU', 'check', 'ABN'],
])('%s is doubted in %s: %s of %s', (number, country, kind, name) => {
  expect(taxNumberDoubt(number, country)).toMatchObject({ kind, name });
});

test('where no rule is known nothing is doubted', () => expect(taxNumberDoubt('12345678', 'KE')).toBeNull());

test.each(['Call 98450 now', 'Refund', '27AAPFU0939F1ZX', '9845012345'])(
  '%s is no tax number of any country',
  (typed) => expect(isKnownTaxNumber(typed)).toBe(false),
);
