import type { InvoiceDraftOfPayer, InvoiceEntry, InvoiceRefusal, PropertyFolio } from '@latchkey/api-contract/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from './database-kinds.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { type FolioAct, folioActs } from './folio-acts.ts';
import { houseOfInvoices } from './house-of-invoices.ts';
import { requireInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

interface Papers {
  readonly drafts: readonly InvoiceDraftOfPayer[];
  readonly invoices: readonly InvoiceEntry[];
}

/** A night's are 3,000 lives of stays, two in a walk, on each database: what an hour of a core has room for. */
const walks = isNight ? 1500 : 4;

/** All that a stay is charged goes to the other one. */
const givesAllAway: [string, number, boolean][] = [
  ['has something from the bar', 1, false],
  ['stays fewer nights, or more', 48, true],
  ['gives a charge to the stay beside', 1, true],
  ['gives a charge to the stay beside', 1, true],
  ['has something from the bar', 1, false],
  ['has something from the bar', 1, false],
];

/** A night goes to the other stay, and then its own stay has it no longer. */
const givesANightAndLeavesEarly: [string, number, boolean][] = [
  ['gives a charge to the stay beside', 34, true],
  ['stays fewer nights, or more', 48, true],
];

describe.each(databaseKinds)('the invoices of two stays, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);
  restoreFiles(engine, 1760);

  const papersOf = async ({ bookingId }: Booked): Promise<Papers> =>
    (await call('GET', `bookings/${bookingId}/invoices`)).json<Papers>();
  const chargesOf = async ({ bookingId }: Booked): Promise<number> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>().balance.charges;
  const issued = ({ invoices }: Papers): number =>
    invoices.reduce((sum, { kind: which, total }) => sum + (which === 'invoice' ? total : -total), 0);

  /** What was issued is what the payer's lines came to; or why nothing was. */
  async function issue(stay: Booked, { payerId, onFolio }: InvoiceDraftOfPayer): Promise<InvoiceRefusal | null> {
    const answer = await call('POST', `bookings/${stay.bookingId}/invoices`, { payerId });
    if (answer.statusCode !== 200) return answer.json<{ code: InvoiceRefusal }>().code;
    expect(answer.json()).toMatchObject({ content: { totals: { total: onFolio } } });
    return null;
  }
  const credit = ({ invoiceId }: InvoiceEntry, lines?: readonly string[]) =>
    call('POST', `invoices/${invoiceId}/credit-note`, { reason: 'Another account', ...(lines && { lines }) });
  const standing = ({ invoices }: Papers): readonly InvoiceEntry[] =>
    invoices.filter((one) => one.kind === 'invoice' && one.credited < one.total);

  const acts: Readonly<Record<string, FolioAct>> = {
    ...folioActs(engine, call),
    // Without a rate it would stop each invoice, which has tests of its own.
    'pays a fee': (stay, amount) =>
      call('POST', `bookings/${stay.bookingId}/folio/lines`, {
        kind: 'fee',
        name: 'Late check-out',
        amount,
        tax: { name: 'GST', percent: 18 },
      }),
    'has an invoice issued': async (stay, part) => {
      const { drafts } = await papersOf(stay);
      const draft = drafts[part % drafts.length];
      return draft === undefined ? null : issue(stay, draft);
    },
    'has an invoice credited': async (stay, part) => {
      const all = (await papersOf(stay)).invoices;
      const one = all[part % Math.max(1, all.length)];
      return one === undefined ? null : credit(one);
    },
    'has a line credited': async (stay, part) => {
      const [one] = standing(await papersOf(stay));
      if (one === undefined) return null;
      const { content } = (await call('GET', `invoices/${one.invoiceId}`)).json<{
        content: { lines: { id: string }[] };
      }>();
      const line = content.lines[part % content.lines.length];
      return line === undefined ? null : credit(one, [line.id]);
    },
  };

  /** At the end each payer's paper is made anew: then the papers say what the account says. */
  async function requirePapersAlike(stay: Booked): Promise<boolean> {
    for (const one of standing(await papersOf(stay))) expect((await credit(one)).statusCode).toBe(200);
    const credited = await papersOf(stay);
    expect(issued(credited)).toBe(0);
    const refusals = new Set<InvoiceRefusal | null>();
    for (const draft of credited.drafts) refusals.add(await issue(stay, draft));
    refusals.delete('nothing_to_invoice');
    // The fee of a stay that fell through is outside its invoices.
    const isOver = refusals.has('not_confirmed');
    // Once another stay has all its charges, a stay has no paper.
    const said = isOver ? ['not_confirmed'] : refusals.size === 0 ? [] : [null];
    const charged = isOver ? 0 : await chargesOf(stay);
    expect([...refusals, issued(await papersOf(stay))]).toEqual([...said, charged]);
    return refusals.has(null);
  }

  const steps = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.integer({ min: 1, max: 100 }), fc.boolean()),
    { minLength: 6, maxLength: 18 },
  );

  // Shows docs/rules.md: Invoices and credit notes (Payers, A credit note, One at a time).
  it(
    'come to what the account charges, whatever was done before, between and after',
    async () => {
      let papers = 0;
      await fc.assert(
        fc
          .asyncProperty(fc.boolean(), steps, async (isPaidOnline, chosen) => {
            await editHotel(engine, 1760, ({ facts }) => {
              facts.countryCode = 'IN';
            });
            expect((await call('PUT', 'invoice-settings', houseOfInvoices)).statusCode).toBe(200);
            const dates = { checkIn: '2026-12-02', checkOut: '2026-12-04' };
            const first = await book(engine, { ...dates, mode: isPaidOnline ? 'online' : 'at-property' });
            if (isPaidOnline)
              await completeByRazorpay(engine, first.bookingId, await openOrder(engine, first.bookingId));
            const second = await book(engine, { ...dates, mode: 'at-property' });
            engine.pass(Date.parse('2026-12-02T12:00:00Z') - engine.deps.clock().getTime());
            for (const [name, part, isOther] of chosen)
              await acts[name]?.(isOther ? second : first, part, isOther ? first : second);
            for (const stay of [first, second]) if (await requirePapersAlike(stay)) papers += 1;
            await requireInvariants(engine.deps.db);
          })
          .beforeEach(() => engine.reset()),
        {
          numRuns: walks,
          examples: [
            [true, [['has something from the bar', 30, false]]],
            [false, givesAllAway],
            [false, givesANightAndLeavesEarly],
          ],
        },
      );
      expect(papers).toBeGreaterThan(0);
    },
    isNight ? 7_200_000 : 120_000,
  );
});
