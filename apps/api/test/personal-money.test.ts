import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { keepCards, withCard } from './guaranteed-house.ts';
import type { Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';

const day = 24 * 3_600_000;

// Shows docs/rules.md: Several payers (Forgetting); Cards kept as a guarantee (Forgetting).
describe('what is kept of a guest’s money', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'stripe');
  keepCards(engine);
  const { post, relay } = guestCalls(engine);
  const { divided, pay } = shareCalls(engine, gateway);
  const copyOf = async ({ bookingId, cookie }: Booked): Promise<Record<string, unknown>> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}/personal-data`, headers: { cookie } })).json();
  const erase = async ({ bookingId, cookie }: Booked): Promise<void> => {
    const [, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
    await relay();
    expect((await post(`bookings/${bookingId}/erasure`, {}, cookie)).statusCode).toBe(200);
  };

  it('shares are in the copy with the names that who booked sees, and no address of a payer', async () => {
    const stay = await divided([6000, 4080]);
    await pay(stay.shares[0] ?? '');
    const copy = await copyOf(stay);
    expect(copy).toMatchObject({
      shares: [
        { label: 'Friend 1', amount: 6000, state: 'paid', paid: 6000, refunded: 0, payer: 'Noor Amin' },
        { label: 'Friend 2', amount: 4080, state: 'open', paid: 0 },
      ],
    });
    expect(JSON.stringify(copy)).not.toContain('noor@');
  });

  it('erased, no table has whom a share was for, who paid it or where they were written to', async () => {
    const stay = await divided([6000, 4080]);
    await pay(stay.shares[0] ?? '');
    await erase(stay);
    const kept = await engine.deps.db.selectFrom('payment_share').selectAll().where('hotel_id', '=', 1760).execute();
    expect(kept).toHaveLength(2);
    for (const word of ['Friend', 'Noor', 'noor@']) expect(JSON.stringify(kept)).not.toContain(word);
    const queued = await engine.deps.db.selectFrom('outbox').select('payload').where('hotel_id', '=', 1760).execute();
    for (const word of ['Friend', 'Noor', 'noor@']) expect(JSON.stringify(queued)).not.toContain(word);
    expect(await copyOf(stay)).toMatchObject({ shares: [{ label: '', paid: 6000 }, { label: '' }] });
  });

  it('a card that is kept is in the copy; erased, its company and last digits are gone, and it is let go', async () => {
    const stay = await withCard(engine);
    expect(await copyOf(stay)).toMatchObject({ card: { brand: 'visa', last4: '4242', isKept: true } });
    await erase(stay);
    const { booking_id } = bookingKey(1760, stay.bookingId);
    const cards = await engine.deps.db
      .selectFrom('kept_card')
      .select(['brand', 'last4', 'status'])
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', booking_id)
      .execute();
    expect(cards).toMatchObject([{ brand: null, last4: null }]);
    engine.pass(day);
    expect(await copyOf(stay)).toMatchObject({ card: { brand: null, last4: null } });
  });

  it('a stay without shares or a card has none in the copy', async () => {
    const stay = await divided([1]);
    const copy = await copyOf(stay);
    expect(copy['card']).toBeUndefined();
  });
});
