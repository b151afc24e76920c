import { rmSync } from 'node:fs';
import { creditNoteOf, invoiceOf, type Charge, type InvoiceContent } from '@latchkey/booking-core/invoice';
import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { ciiOf, type EInvoiceProfile } from '../src/features/invoices/e-invoice/cii-of.ts';
import { contentOfPaper } from '../src/features/invoices/paper/paper.fixtures.ts';
import { brokenRules, hasSaxon } from './e-invoice-rules/saxon.ts';

// Shows docs/rules.md: Invoices and credit notes (E-invoice).

const day = (text: string): LocalDate => text as LocalDate;

/** A charge as German houses have them: full or reduced rate, outside the tax, or taken off. */
const charges: fc.Arbitrary<Charge> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('night', 'extra', 'fee', 'levy', 'adjustment'),
  day: fc.constantFrom(null, day('2026-11-12'), day('2026-11-13')),
  description: fc.record({ name: fc.constantFrom('Doppelzimmer', 'Frühstück & "Sekt"', 'Kurtaxe', '<Sauna>') }),
  quantity: fc.integer({ min: 1, max: 30 }),
  gross: fc.oneof(fc.integer({ min: -20_000, max: 900_000 }), fc.constantFrom(-1, 1, 2, 3)),
  taxes: fc.constantFrom([], [{ name: 'MwSt.', rate: 7 }], [{ name: 'MwSt.', rate: 19 }]),
});

const papers: fc.Arbitrary<InvoiceContent> = fc
  .record({
    charges: fc.array(charges, { minLength: 1, maxLength: 12 }),
    paid: fc.integer({ min: 0, max: 100_000 }),
    iban: fc.constantFrom(null, 'DE02120300000000202051'),
    taxId: fc.constantFrom(null, 'DE129273398'),
    registered: fc.constantFrom({}, { localTaxId: '30/123/45678' }, { taxId: null, localTaxId: '30/123/45678' }),
    isCredited: fc.boolean(),
  })
  .map(({ iban, taxId, registered, isCredited, ...more }) => {
    const { seller, buyer, ...paper } = contentOfPaper();
    const invoice = invoiceOf({
      ...paper,
      ...more,
      number: 'HL/2026/0123',
      seller: { ...seller, ...registered, iban },
      buyer: { ...buyer, taxId },
    });
    const corrects = { number: 'HLG/2026/0001', issuedOn: day('2026-11-20'), reason: 'Doppelt < berechnet' };
    return (isCredited ? creditNoteOf(invoice, corrects) : undefined) ?? invoice;
  });

const judged = (
  documents: ReadonlyMap<string, string>,
  rules: 'EN16931-CII' | 'XRechnung-CII',
): readonly (readonly [string, readonly string[]])[] => {
  const home = ownFolder('e-invoices');
  onTestFinished(() => rmSync(home, { recursive: true }));
  return [...brokenRules(documents, rules, home)].filter(([, broken]) => broken.length > 0);
};

it.skipIf(!hasSaxon).each([
  ['EN16931-CII', 'en16931'],
  ['EN16931-CII', 'xrechnung'],
  ['XRechnung-CII', 'xrechnung'],
] as const)('300 papers break no rule of %s as %s', (rules, profile: EInvoiceProfile) => {
  const all = fc.sample(papers, { numRuns: 300, seed: 16_931 });
  const documents = new Map(all.map((content, at) => [String(at), ciiOf(content, profile)]));
  expect(judged(documents, rules)).toEqual([]);
});

it.skipIf(!hasSaxon)('what is wrong is found: a sum, a reason, a way to pay, an address', () => {
  const xml = ciiOf(contentOfPaper(), 'xrechnung');
  const without = (pattern: RegExp): string => {
    expect(xml).toMatch(pattern);
    return xml.replace(pattern, '');
  };
  const documents = new Map([
    ['sum', xml.replace('>287.84<', '>287.85<')],
    ['reason', without(/<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/u)],
    ['means', without(/<ram:SpecifiedTradeSettlementPaymentMeans>.*<\/ram:SpecifiedTradeSettlementPaymentMeans>/u)],
    ['phone', without(/<ram:TelephoneUniversalCommunication>.*?<\/ram:TelephoneUniversalCommunication>/u)],
    ['postcode', without(/<ram:PostcodeCode>80331<\/ram:PostcodeCode>/u)],
  ]);
  expect(Object.fromEntries(judged(documents, 'EN16931-CII'))).toMatchObject({
    sum: expect.arrayContaining(['fatal BR-CO-15']),
    reason: ['fatal BR-E-10'],
  });
  expect(Object.fromEntries(judged(documents, 'XRechnung-CII'))).toMatchObject({
    means: ['fatal BR-DE-1'],
    phone: expect.arrayContaining(['fatal BR-DE-6']),
    postcode: ['fatal BR-DE-9'],
  });
});
