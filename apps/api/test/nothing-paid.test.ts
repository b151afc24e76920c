import { describe, expect, it } from 'vitest';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { guestCalls } from './guest-calls.ts';
import { book, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const atHotel = { mode: 'at-property' } as const;
const day = 24 * 3_600_000;

// Shows docs/rules.md: What guests are told (Words of money).
describe('a stay that ends and of which nothing was paid', () => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const cancel = async ({ bookingId, cookie }: Booked): Promise<void> => {
    const made = await post(`bookings/${bookingId}/cancellation`, { refund: 0 }, cookie);
    if (made.statusCode !== 200) throw new Error(made.body);
    await relay();
  };
  const mailed = (subject: RegExp): string => engine.mails.find((mail) => subject.test(mail.subject))?.text ?? '';

  it.each([
    ['en', 'Nothing had been paid, and nothing is charged.'],
    ['de', 'Es war noch nichts bezahlt, und es wird nichts berechnet.'],
    ['ar', 'لم يكن قد دُفع شيء، ولن تُحتسب أي رسوم.'],
    ['hi', 'कोई भुगतान नहीं हुआ था, और कोई शुल्क नहीं लिया जाएगा।'],
  ])('is mailed with a sentence when it is cancelled in time, in %s', async (language, sentence) => {
    const booked = await book(engine, { ...atHotel, body: { language } });
    await relay();
    engine.mails.length = 0;
    await cancel(booked);
    expect(engine.mails.some(({ text }) => text.includes(sentence))).toBe(true);
  });

  it('is mailed with the fee that the hotel’s terms ask for, cancelled late', async () => {
    const booked = await book(engine, atHotel);
    until('2026-12-01T07:00:00Z');
    const { fee } = (await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie)).json<{
      fee: number;
    }>();
    expect(fee).toBeGreaterThan(0);
    await cancel(booked);
    expect(mailed(/is cancelled/)).toContain(
      `Nothing had been paid. The fee by the hotel’s terms is ₹${fee.toLocaleString('en-IN')}`,
    );
  });

  it('is mailed with the fee of who did not come', async () => {
    const booked = await book(engine, atHotel);
    const { total } = (await view(booked)) as { total: number };
    engine.pass(10 * day);
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${booked.bookingId}/no-show`,
      headers: { authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}` },
    });
    await relay();
    expect(mailed(/did not (come|arrive)|no-show/i)).toContain(
      `The fee by the hotel’s terms is ₹${total.toLocaleString('en-IN')}`,
    );
  });
});
