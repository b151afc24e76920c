import type { ActPreview, BookingAtDesk } from '@latchkey/api-contract/types';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../../test/database-kinds.ts';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

// Shows docs/rules.md: People of a hotel (Previews).

describe.each(databaseKinds)('what an act would make of the money of a stay, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid } = guestCalls(engine);
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const preview = (booked: Booked, body: object, who = owner) =>
    who.call('POST', `bookings/${booked.bookingId}/act-preview`, body);
  const read = async (booked: Booked): Promise<BookingAtDesk> =>
    (await owner.call('GET', `bookings/${booked.bookingId}`)).json();
  const sumsOf = ({ total, paidTowardsStay, toPay, refundAmount, owedAtProperty = 0, kept = 0 }: BookingAtDesk) => ({
    total,
    paid: paidTowardsStay,
    toPay,
    back: refundAmount,
    owedAtProperty,
    kept,
  });
  const journalled = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('journal_line').selectAll().execute()).length;

  const payment = (amount: number) => ({
    preview: { act: 'payment', amount },
    path: 'payments',
    body: { amount, method: 'cash' },
  });
  const refund = (amount: number) => ({ preview: { act: 'refund', amount }, path: 'refunds', body: { amount } });
  const cancellation = (back: number) => ({
    preview: { act: 'cancel', refund: back },
    path: 'cancellation',
    body: { refund: back },
  });
  const posting = (amount: number) => ({
    preview: null,
    path: 'folio/lines',
    body: amount < 0 ? { kind: 'adjustment', amount, reason: 'Noise' } : { kind: 'extra', name: 'Bar', amount },
  });

  it('is what the act then makes of it, after any acts before', async () => {
    const sum = fc.integer({ min: 1, max: 12_000 });
    const acts = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: sum.map(payment) },
        { weight: 4, arbitrary: sum.map(refund) },
        {
          weight: 2,
          arbitrary: fc
            .integer({ min: -900, max: 900 })
            .filter((one) => one !== 0)
            .map(posting),
        },
        { weight: 1, arbitrary: sum.map(cancellation) },
      ),
      { minLength: 3, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), acts, async (isOnline, wanted) => {
        const booked = isOnline ? await paid() : await book(engine, { mode: 'at-property' });
        for (const { preview: asked, path, body } of wanted) {
          const before = { booking: await read(booked), lines: await journalled() };
          const shown = asked === null ? null : await preview(booked, asked);
          expect({ booking: await read(booked), lines: await journalled() }).toEqual(before);
          const done = await owner.call('POST', `bookings/${booked.bookingId}/${path}`, body);
          const made = {
            status: done.statusCode,
            ...(done.statusCode === 200
              ? { currency: 'INR', now: sumsOf(before.booking), after: sumsOf(await read(booked)) }
              : { code: done.json<{ code: string }>().code }),
          };
          expect(shown === null ? made : { status: shown.statusCode, ...shown.json<ActPreview>() }).toEqual(made);
        }
        await owner.call('POST', `bookings/${booked.bookingId}/cancellation`, {});
      }),
      { numRuns: 12 },
    );
  });

  it('is that of a change at the price that is agreed', async () => {
    const booked = await paid();
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' };
    const quote = await owner.call('POST', `bookings/${booked.bookingId}/change-quote`, { stay, agreedTotal: 4000 });
    const { quoteToken } = quote.json<{ quoteToken: string }>();
    const shown = (await preview(booked, { act: 'change', quoteToken, agreedTotal: 4000 })).json<ActPreview>();
    expect(shown.after).toMatchObject({ total: 4000, toPay: 0, back: 6080 });
    const agreed = { total: 4000, why: 'Came late' };
    await owner.call('POST', `bookings/${booked.bookingId}/change`, { quoteToken, agreed });
    expect(shown.after).toEqual(sumsOf(await read(booked)));
  });

  it('is shown beyond the bound of reception, and to nobody who may not do it', async () => {
    await owner.call('PUT', 'bounds', { refund: 100, pricePercent: 5 });
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    const booked = await paid();
    expect((await preview(booked, { act: 'refund', amount: 5000 }, reception)).statusCode).toBe(200);
    const cleaner = await colleagueAtDesk(engine, owner, 'housekeeping');
    expect((await preview(booked, { act: 'refund', amount: 1 }, cleaner)).statusCode).toBe(403);
    const elsewhere = await ownerAtDesk(engine, 1188);
    expect((await preview(booked, { act: 'refund', amount: 1 }, elsewhere)).statusCode).toBe(404);
  });
});
