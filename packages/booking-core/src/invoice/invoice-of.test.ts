import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteOf, invoiceOf } from './invoice-of.ts';
import { charge, dayOf, germanDraft, gst, mwst, seller } from './invoice.fixtures.ts';
import { taxedCharges } from './tax-breakdown.ts';

// Shows docs/rules.md: Invoices and credit notes (Taxes, Equal lines, India, A credit note).

describe('a German invoice', () => {
  const invoice = invoiceOf(germanDraft);

  it('works VAT out once for each rate, on the sum', () =>
    expect(invoice.breakdown).toEqual([
      { category: 'S', gross: 25_680, taxable: 24_000, taxes: [{ name: 'MwSt.', rate: 7, amount: 1680 }] },
      { category: 'S', gross: 1904, taxable: 1600, taxes: [{ name: 'MwSt.', rate: 19, amount: 304 }] },
      { category: 'E', gross: 1200, taxable: 1200, taxes: [] },
    ]));

  it('sums up to the cent', () =>
    expect(invoice.totals).toEqual({ net: 26_800, tax: 1984, total: 28_784, paid: 10_000, due: 18_784 }));

  it('lists equal nights as one line, with its net', () =>
    expect(invoice.lines.map(({ id, quantity, net }) => [id, quantity, net])).toEqual([
      ['n1', 2, 20_000],
      ['food', 4, 4000],
      ['drinks', 4, 1600],
      ['kurtaxe', 4, 1200],
    ]));

  it('has neither a state nor words', () =>
    expect([invoice.placeOfSupply, invoice.inWords, invoice.lines[0]?.code]).toEqual([null, null, null]));
});

describe('an Indian invoice', () => {
  const indian = { ...seller, country: 'IN', taxId: '29AABCA1234B1Z0' };
  const nights = (prices: readonly number[], half: number) =>
    prices.map((gross, at) =>
      charge({ id: `n${at}`, kind: 'night', day: dayOf(`2026-11-1${at}`), gross, taxes: gst(half) }),
    );
  const invoice = invoiceOf({
    ...germanDraft,
    currency: 'INR',
    seller: indian,
    charges: nights([6825, 6825], 2.5),
    paid: 0,
  });

  it('has both halves of GST on lines of their own', () =>
    expect(invoice.breakdown).toEqual([
      {
        category: 'S',
        gross: 13_650,
        taxable: 13_000,
        taxes: [
          { name: 'CGST', rate: 2.5, amount: 325 },
          { name: 'SGST', rate: 2.5, amount: 325 },
        ],
      },
    ]));

  it('says place of supply, code and the sum in words', () =>
    expect([invoice.placeOfSupply, invoice.lines[0]?.code, invoice.inWords]).toEqual([
      '29 Karnataka',
      '996311',
      'Rupees Thirteen Thousand Six Hundred Fifty Only',
    ]));

  it('keeps nights of two bands apart', () => {
    const two = invoiceOf({
      ...germanDraft,
      currency: 'INR',
      seller: indian,
      charges: [...nights([7875], 2.5), ...nights([9440], 9)],
      paid: 0,
    });
    expect(two.breakdown.map(({ taxable, taxes }) => [taxable, ...taxes.map(({ amount }) => amount)])).toEqual([
      [7499, 188, 188],
      [8000, 720, 720],
    ]);
  });
});

describe('whatever the charges are', () => {
  const rates = fc.constantFrom(mwst(7), mwst(19), gst(2.5), gst(9), []);
  const charges = fc.array(
    fc
      .record({ gross: fc.integer({ min: -50_000, max: 500_000 }), taxes: rates })
      .map((fields) => charge({ id: 'x', ...fields })),
    { minLength: 1, maxLength: 12 },
  );

  it('sums with taxes are what was owed, nets are the taxable sums, taxes are within a unit of their rate', () =>
    fc.assert(
      fc.property(charges, (lines) => {
        const { breakdown, nets } = taxedCharges(lines);
        const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
        expect(sum(breakdown.map(({ gross }) => gross))).toBe(sum(lines.map(({ gross }) => gross)));
        expect(sum(nets)).toBe(sum(breakdown.map(({ taxable }) => taxable)));
        for (const { taxable, gross, taxes } of breakdown) {
          expect(taxable + sum(taxes.map(({ amount }) => amount))).toBe(gross);
          for (const { rate, amount } of taxes)
            expect(Math.abs(amount - (taxable * rate) / 100)).toBeLessThanOrEqual(1.5);
        }
      }),
    ));
});

describe('lines of one rate and price', () => {
  const netsOf = (grosses: readonly number[]): readonly number[] =>
    taxedCharges(grosses.map((gross, at) => charge({ id: `n${at}`, gross, taxes: mwst(7) }))).nets;

  // 220.18 with 7 % is 205.78 without: 84.11 and a part, 84.11 and a part, 37.55 and a part, and one cent is left.
  it('show the same net: the cent that is left goes to a line that stands alone', () =>
    expect(netsOf([9000, 9000, 4018])).toEqual([8411, 8411, 3756]));

  // 100.06 with 7 % is 93.51 without: two lines cannot share its last cent.
  it('differ by one where their sum cannot be halved', () => expect(netsOf([5003, 5003])).toEqual([4676, 4675]));

  it('are alike wherever the sum lets them, within one of the exact share', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 7 }), (grosses) => {
        const nets = netsOf(grosses);
        const [gross, net] = [grosses, nets].map((all) => all.reduce((sum, one) => sum + one, 0)) as [number, number];
        const kinds = [...new Set(grosses)];
        for (const [at, one] of grosses.entries())
          expect(Math.abs((nets[at] ?? 0) - (one * net) / gross)).toBeLessThan(1);
        const isAlike = kinds.every((kind) => new Set(nets.filter((_, at) => grosses[at] === kind)).size === 1);
        const least = kinds.map((kind) => Math.floor((kind * net) / gross));
        // All ways to raise whole kinds by one.
        const ways = Array.from({ length: 2 ** kinds.length }, (_, way) =>
          kinds.reduce(
            (sum, kind, at) =>
              sum + grosses.filter((one) => one === kind).length * ((least[at] ?? 0) + ((way >> at) & 1)),
            0,
          ),
        );
        expect(isAlike || !ways.includes(net)).toBe(true);
      }),
    ));
});

describe('a credit note', () => {
  const invoice = invoiceOf(germanDraft);
  const said = { number: 'G/2026/0001', issuedOn: dayOf('2026-11-20'), reason: 'The room was too cold' };

  it('of the whole has the sums of its invoice, and names it', () => {
    const note = creditNoteOf(invoice, said);
    expect(note?.breakdown).toEqual(invoice.breakdown);
    expect(note?.totals).toEqual({ ...invoice.totals, paid: 0, due: 28_784 });
    expect(note?.corrects).toEqual({ number: '2026-000123', issuedOn: '2026-11-14', reason: said.reason });
    expect(note?.kind).toBe('credit-note');
  });

  it('of a line has that line alone', () =>
    expect(creditNoteOf(invoice, { ...said, lines: ['drinks'] })?.totals).toMatchObject({
      net: 1600,
      tax: 304,
      total: 1904,
    }));

  it('of no line of the invoice is none', () =>
    expect(creditNoteOf(invoice, { ...said, lines: ['another'] })).toBeUndefined());

  it('of a pro forma is none', () =>
    expect(creditNoteOf(invoiceOf({ ...germanDraft, kind: 'pro-forma', number: null }), said)).toBeUndefined());
});
