import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { chargeCard } from '../src/features/payments/fees/charge-card.ts';
import { dyingBefore, untilKilled } from './dying-before.ts';
import { guestCalls } from './guest-calls.ts';
import { keepCards, withCard } from './guaranteed-house.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';
import { postStripeEvent } from './stripe-webhook.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Once).

const [hour, day] = [3_600_000, 24 * 3_600_000];
/** More than a charge has steps in the database; a kill that comes after the last is none. */
const mostSteps = 16;

describe('an engine that is killed while it charges a kept card', () => {
  const engine = openEngine();
  keepCards(engine);
  const { relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  const steps = Array.from({ length: mostSteps }, (_, place) => place + 1);

  async function killedBefore(step: number): Promise<Awaited<ReturnType<typeof withCard>> & { dead: boolean }> {
    const booked = await withCard(engine);
    engine.pass(10 * day);
    await property('POST', `bookings/${booked.bookingId}/no-show`);
    const dying = dyingBefore(engine.deps, step);
    await untilKilled(chargeCard(dying.deps, bookingKey(1760, booked.bookingId)));
    return { ...booked, dead: dying.isDead() };
  }

  it.each(steps)('before its step %i has taken the fee once when it is back', async (step) => {
    const booked = await killedBefore(step);
    for (let time = 0; time < 3; time += 1) {
      await relay();
      engine.pass(hour);
    }
    expect(engine.stripe.kept.charged).toHaveLength(1);
    expect(await view(booked)).toMatchObject({ kept: 8064, amountPaid: 8064, amountDueNow: 0, guarantee: { due: 0 } });
  });

  it.each(steps)('of a card that is refused, before its step %i, has tried it once and asked once', async (step) => {
    engine.stripe.kept.chargesEnd = 'insufficient_funds';
    const booked = await killedBefore(step);
    for (let time = 0; time < 3; time += 1) {
      await relay();
      engine.pass(hour);
    }
    expect(engine.stripe.kept.charged).toHaveLength(1);
    expect(engine.mails.filter(({ subject }) => subject.includes('asks you to pay'))).toHaveLength(1);
    expect(await view(booked)).toMatchObject({ kept: 0, amountDueNow: 8064, guarantee: { isAsked: true } });
  });

  it('is told of the refusal by the gateway’s message first, and tries the card no second time', async () => {
    engine.stripe.kept.chargesEnd = 'insufficient_funds';
    const booked = await withCard(engine);
    engine.pass(10 * day);
    await property('POST', `bookings/${booked.bookingId}/no-show`);
    engine.stripe.answers = 'lost';
    await relay();
    engine.stripe.answers = 'given';
    const [tried = ''] = engine.stripe.kept.charged;
    const object = {
      id: tried,
      object: 'payment_intent',
      status: 'requires_payment_method',
      metadata: { hotel_id: '1760' },
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    };
    await postStripeEvent(engine, { type: 'payment_intent.payment_failed', object });
    engine.pass(hour);
    await relay();
    expect(engine.stripe.kept.charged).toEqual([tried]);
    expect(await view(booked)).toMatchObject({ kept: 0, amountDueNow: 8064, guarantee: { isAsked: true } });
  });

  it('has fewer steps than are tried', async () => {
    expect((await killedBefore(mostSteps)).dead).toBe(false);
  });
});
