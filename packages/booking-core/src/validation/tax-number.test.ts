import { describe, expect, it } from 'vitest';
import { checkTaxNumber } from './tax-number.ts';

describe('a tax number', () => {
  it.each(['29ABCDE1234F1Z5', 'DE 123 456 789', '100-1234-5678', 'ATU12345678'])('%s is one', (number) =>
    expect(checkTaxNumber(number)).toBeNull(),
  );
  it.each(['12', '29ABC\n1234F1Z5', '--', '<script>', 'a'.repeat(31)])('%j is none', (number) =>
    expect(checkTaxNumber(number)).toBe('tax_number_invalid'),
  );
  it('that is not given is missing', () => expect(checkTaxNumber(' ')).toBe('details_missing'));
});
