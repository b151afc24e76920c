import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { signedKeyOf } from './property-key.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

// Shows docs/rules.md: What was agreed (The property).

describe.each(databaseKinds)('a stay in the hands of its property, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post, relay, view } = guestCalls(engine);

  const ask = (
    booked: Booked,
    path: string,
    payload: object = {},
    key = randomUUID(),
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${booked.bookingId}/${path}`,
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': key,
      },
      payload,
    });
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const nights = (checkIn: string, checkOut: string): object => ({ stay: { kind: 'nights', checkIn, checkOut } });

  it('that was marked a no-show takes its rooms again until noon after the day of arrival', async () => {
    const booked = await paid();
    expect(answer(await ask(booked, 'no-show/undo'))).toEqual([409, { code: 'not_no_show' }]);
    until('2026-12-02T09:00:00Z');
    await ask(booked, 'no-show');
    expect(await view(booked)).toMatchObject({ status: 'no_show', kept: 10_080 });
    // Landed at 03:10 in the night.
    until('2026-12-02T21:40:00Z');
    expect(answer(await ask(booked, 'no-show/undo'))).toMatchObject([200, { status: 'confirmed', kept: 0 }]);
    expect(await view(booked)).toMatchObject({ paymentStatus: 'paid' });
    await ask(booked, 'no-show');
    until('2026-12-03T06:30:00Z');
    expect(answer(await ask(booked, 'no-show/undo'))).toEqual([409, { code: 'too_late' }]);
  });

  it('that is taken back as a no-show after a part of the penalty went back owes that part, and no less', async () => {
    const booked = await paid();
    until('2026-12-02T09:00:00Z');
    await ask(booked, 'no-show');
    expect(answer(await ask(booked, 'refunds', { amount: 3000 }))).toMatchObject([200, { kept: 7080 }]);
    await relay();
    expect(answer(await ask(booked, 'no-show/undo'))).toMatchObject([
      200,
      { status: 'confirmed', kept: 0, amountPayable: 3000, paymentStatus: 'partly_paid' },
    ]);
    // Marked once more, it keeps no more than is left of what was paid.
    expect(answer(await ask(booked, 'no-show'))).toMatchObject([200, { status: 'no_show', kept: 7080 }]);
  });

  it('marked by mistake finds its rooms sold', async () => {
    const booked = await paid({ roomTypeId: 'garden-twin', rooms: 2 });
    until('2026-12-02T09:00:00Z');
    await ask(booked, 'no-show');
    await book(engine, { roomTypeId: 'garden-twin', mode: 'at-property' });
    expect(answer(await ask(booked, 'no-show/undo'))).toEqual([409, { code: 'sold_out' }]);
  });

  it('is lengthened while the guest is in the house: the night is owed at the desk', async () => {
    const booked = await paid();
    until('2026-12-03T06:00:00Z');
    const [status, quote] = answer(await ask(booked, 'change-quote', nights('2026-12-02', '2026-12-05')));
    // A Friday: 5,280 and 5 % GST.
    expect([status, quote]).toMatchObject([
      200,
      { oldTotal: 10_080, newTotal: 10_080 + 5544, paid: 10_080, overpaid: 0 },
    ]);
    const key = randomUUID();
    const body = { quoteToken: quote['quoteToken'] };
    for (let time = 0; time < 2; time += 1)
      expect(answer(await ask(booked, 'change', body, key))).toMatchObject([
        200,
        { status: 'confirmed', total: 15_624, stay: { checkOut: '2026-12-05' }, amountDueNow: 0, amountPayable: 5544 },
      ]);
  });

  it('is shortened: all that was paid for the night goes back, or what the property names', async () => {
    const booked = await paid();
    until('2026-12-02T10:00:00Z');
    const quoteOf = async (checkOut: string): Promise<Record<string, unknown>> =>
      answer(await ask(booked, 'change-quote', nights('2026-12-02', checkOut)))[1];
    const shorter = await quoteOf('2026-12-03');
    expect(shorter).toMatchObject({ newTotal: 5040, overpaid: 5040 });
    const { quoteToken } = shorter;
    expect(answer(await ask(booked, 'change', { quoteToken, refund: 5041 }))).toEqual([
      409,
      { code: 'refund_too_high' },
    ]);
    expect(answer(await ask(booked, 'change', { quoteToken, refund: 3000 }))).toMatchObject([
      200,
      { total: 5040, kept: 2040, refundAmount: 3000 },
    ]);
    await relay();
    expect([...engine.razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([300_000]);
    until('2026-12-03T06:00:00Z');
    expect(answer(await ask(booked, 'change-quote', nights('2026-12-02', '2026-12-04')))).toEqual([
      409,
      { code: 'not_modifiable' },
    ]);
  });

  it('moves to another room during the stay', async () => {
    const booked = await paid({ roomTypeId: 'garden-twin' });
    until('2026-12-02T10:00:00Z');
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }];
    const [, quote] = answer(await ask(booked, 'change-quote', { ...nights('2026-12-02', '2026-12-04'), rooms }));
    expect(answer(await ask(booked, 'change', { quoteToken: quote['quoteToken'] }))).toMatchObject([
      200,
      { rooms: [{ roomTypeId: 'courtyard-king' }] },
    ]);
  });

  it('is refunded in part: it costs so much less, with its tax', async () => {
    const booked = await paid();
    until('2026-12-02T12:00:00Z');
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(answer(await ask(booked, 'refunds', { amount: 1050 }, key))).toMatchObject([
        200,
        { total: 9030, refundAmount: 1050, paymentStatus: 'refund_pending', bill: { totalTax: 430 } },
      ]);
    expect(answer(await ask(booked, 'refunds', { amount: 9031 }))).toEqual([409, { code: 'refund_too_high' }]);
    expect(answer(await ask(booked, 'refunds', { amount: 2 }, key))).toEqual([422, { code: 'idempotency_key_reused' }]);
  });

  it('that was cancelled gives back a part of what was kept', async () => {
    const booked = await paid({ ratePlanId: 'saver' });
    await post(`bookings/${booked.bookingId}/cancellation`, { refund: 0 }, booked.cookie);
    expect(await view(booked)).toMatchObject({ status: 'cancelled', kept: 9030 });
    expect(answer(await ask(booked, 'refunds', { amount: 4000 }))).toMatchObject([
      200,
      { kept: 5030, refundAmount: 4000 },
    ]);
    expect(answer(await ask(booked, 'refunds', { amount: 5031 }))).toEqual([409, { code: 'refund_too_high' }]);
  });
});
