import { describe, expect, it } from 'vitest';
import { isBetweenGermanBusinesses, missingForXRechnung } from './e-invoice-needs.ts';
import { germanDraft, seller } from './invoice.fixtures.ts';

// Shows docs/rules.md: Invoices and credit notes (E-invoice).

const { buyer } = germanDraft;

describe('what an XRechnung needs', () => {
  it.each([
    ['is there', {}, {}, []],
    ['is a telephone number', { phone: null }, {}, ['sellerPhone']],
    ['is a telephone number with three digits', { phone: 'ask 11' }, {}, ['sellerPhone']],
    ['is the email address of both', { email: null }, { email: ' ' }, ['sellerEmail', 'buyerEmail']],
    ['is the town of both', { city: '' }, { postalCode: '' }, ['sellerAddress', 'buyerAddress']],
    ['is no VAT id', { taxId: null, localTaxId: '30/123/45678', iban: null }, { taxId: null, street: '' }, []],
  ] as const)('%s', (_, ofSeller, ofBuyer, missing) =>
    expect(missingForXRechnung({ seller: { ...seller, ...ofSeller }, buyer: { ...buyer, ...ofBuyer } })).toEqual(
      missing,
    ),
  );
});

it.each([
  ['two businesses in Germany', {}, true],
  ['a guest without a company', { isCompany: false }, false],
  ['a company in Austria', { buyer: { ...buyer, country: 'AT' } }, false],
  ['a house in Austria', { seller: { ...seller, country: 'AT' } }, false],
])('between %s', (_, change, isEInvoice) =>
  expect(isBetweenGermanBusinesses({ seller, buyer, isCompany: true, ...change })).toBe(isEInvoice),
);
