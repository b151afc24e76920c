import { describe, expect, it } from 'vitest';
import { missingOfBuyer } from './buyer-address.ts';

// Shows docs/rules.md: Invoices and credit notes (Whom it is to).

describe('the address of a buyer', () => {
  const whole = {
    street: 'MG Road 1',
    postalCode: '560001',
    city: 'Bengaluru',
    country: 'IN',
    taxId: '29AAGCB7383J1Z4',
  };
  const nothing = { street: '', postalCode: ' ', city: '' };

  it.each([
    ['is whole with a number', whole, []],
    ['lacks each part by name', { ...whole, ...nothing }, ['street', 'postalCode', 'city']],
    ['lacks the postcode', { ...whole, postalCode: '' }, ['postalCode']],
    ['needs no postcode in the Emirates', { ...whole, country: 'ae', postalCode: '' }, []],
    ['is not asked of who has no number', { ...whole, ...nothing, taxId: null }, []],
    ['is not asked where the number is left empty', { ...whole, ...nothing, taxId: ' ' }, []],
  ] as const)('%s', (_, buyer, missing) => expect(missingOfBuyer(buyer)).toEqual(missing));
});
