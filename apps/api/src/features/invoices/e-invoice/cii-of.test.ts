import { expect, it } from 'vitest';
import { creditNoteOf } from '@latchkey/booking-core/invoice';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { contentOfPaper } from '../paper/paper.fixtures.ts';
import { ciiOf } from './cii-of.ts';

const valuesOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g')), ([, value]) => value ?? '');

// Shows docs/rules.md: Invoices and credit notes (E-invoice).
it('has the sums of the paper, by category and rate', () => {
  const xml = ciiOf(contentOfPaper(), 'en16931');
  expect(valuesOf(xml, 'CalculatedAmount')).toEqual(['16.80', '3.04', '0.00']);
  expect(valuesOf(xml, 'BasisAmount')).toEqual(['240.00', '16.00', '12.00']);
  expect(valuesOf(xml, 'CategoryCode')).toEqual(['S', 'S', 'S', 'E', 'S', 'S', 'E']);
  expect(valuesOf(xml, 'LineTotalAmount')).toEqual(['200.00', '40.00', '16.00', '12.00', '268.00']);
  expect(valuesOf(xml, 'ChargeAmount')).toEqual(['100.00', '10.00', '4.00', '3.00']);
  for (const [name, value] of Object.entries({
    TaxBasisTotalAmount: '268.00',
    TaxTotalAmount: '19.84',
    GrandTotalAmount: '287.84',
    TotalPrepaidAmount: '100.00',
    DuePayableAmount: '187.84',
  }))
    expect(valuesOf(xml, name)).toEqual([value]);
});

it('has what XRechnung wants beside', () => {
  const xml = ciiOf(contentOfPaper(), 'xrechnung');
  expect(xml).toContain('xrechnung_3.0');
  expect(xml).toContain('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  expect(valuesOf(xml, 'BuyerReference')).toEqual(['LIN4M8TD']);
  expect(xml).toContain('<ram:URIID schemeID="EM">rechnung@muster.example</ram:URIID>');
});

it('names what a credit note corrects, and escapes what was typed', () => {
  const note = creditNoteOf(contentOfPaper({ guest: '<b>&\u0007' }), {
    number: 'HLG/2026/0001',
    issuedOn: '2026-11-20' as LocalDate,
    reason: 'Too "cold"',
  });
  const xml = note === undefined ? '' : ciiOf(note, 'en16931');
  expect(valuesOf(xml, 'IssuerAssignedID')).toEqual(['HL/2026/0123']);
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toContain('&lt;b&gt;&amp;, 2026-11-12');
  expect(xml).toContain('Too &quot;cold&quot;');
});

it('names no way to pay where the house has no account, and the number that its tax office knows it by', () => {
  const content = contentOfPaper();
  const seller = { ...content.seller, iban: null, taxId: null, localTaxId: '30/123/45678' };
  const xml = ciiOf({ ...content, seller }, 'xrechnung');
  expect(xml).toContain('<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>1</ram:TypeCode></');
  expect(xml).toContain('<ram:SellerTradeParty><ram:ID>30/123/45678</ram:ID><ram:Name>');
});
