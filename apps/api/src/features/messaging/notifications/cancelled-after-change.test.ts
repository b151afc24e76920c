import type { ModificationQuote } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { openEngine } from '../../../../test/open-engine.ts';

// Shows docs/rules.md: What guests are told (Words of money).
describe('the mail of a cancellation after a change that gave money back', () => {
  const engine = openEngine();
  const { post, paid, relay, view } = guestCalls(engine);
  const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

  it('names what the cancellation gives back, also where all of it has gone back before the mail is made', async () => {
    const booked = await paid({ checkIn: '2026-12-14', checkOut: '2026-12-17' });
    await relay();
    const asked = { stay: { kind: 'nights', checkIn: '2026-12-14', checkOut: '2026-12-16' } };
    const quoted = await post(`bookings/${booked.bookingId}/modification-quote`, asked, booked.cookie);
    const { quoteToken, due, refund: before } = quoted.json<ModificationQuote>();
    await post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund: before }, booked.cookie);
    await relay();
    const cancelling = await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie);
    const { refund } = cancelling.json<{ refund: number }>();
    await post(`bookings/${booked.bookingId}/cancellation`, { refund }, booked.cookie);
    engine.mails.length = 0;
    // The gateway is quicker than the mail.
    const waiting = engine.deps.db.updateTable('outbox').where('done_at', 'is', null).where('kind', '!=', 'refund');
    await waiting.set({ available_at: new Date(engine.deps.clock().getTime() + 60_000) }).execute();
    await relay();
    expect(await view(booked)).toMatchObject({ refundAmount: before + refund });
    engine.pass(120_000);
    await relay();
    const mail = engine.mails.find(({ subject }) => subject.includes('is cancelled'));
    expect(mail?.text).toContain(`${rupees(refund)} has been refunded to you.`);
    expect(before).toBeGreaterThan(0);
  });
});
