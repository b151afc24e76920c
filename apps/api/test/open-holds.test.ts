import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { forgetOverHolds } from '../src/features/reservations/holds/open-holds.queries.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { completeByRazorpay, openOrder, postBooking, quoteFor } from './journeys.ts';
import { strangersAt } from './strangers.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Holds without payment (First stay, At a time).

describe.each(databaseKinds)('rooms without payment, on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind, {
      RATE_LIMITS: 'on',
      OPEN_HOLDS_PER_DEVICE: '3',
      OPEN_HOLDS_PER_NUMBER: '3',
      OPEN_HOLDS_PER_EMAIL: '3',
      OPEN_HOLDS_PER_ADDRESS: '5',
    });
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
  });
  afterAll(() => engine.close());

  const { stranger, elsewhere, ask, enter, codeSent } = strangersAt(() => engine);
  const relay = (): Promise<void> => guestCalls(engine).relay();
  const read = async (bookingId: string): Promise<Record<string, unknown>> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}` })).json<{ booking: Record<string, unknown> }>()
      .booking;
  const provedOf = async (id: string) => {
    const { db } = engine.deps;
    const { hotel_id, booking_id } = bookingKey(1760, id);
    const row = await db
      .selectFrom('booking')
      .select('proved_at')
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    const events = await db
      .selectFrom('booking_event')
      .select(['type', 'actor'])
      .where('hotel_id', '=', hotel_id)
      .where('booking_id', '=', booking_id)
      .orderBy('sequence')
      .execute();
    return { events, proved: row.proved_at };
  };
  const differently = (): { address: string } => ({ address: elsewhere() });

  it.each(['device', 'number', 'email'] as const)('are three at most for one %s', async (same) => {
    const first = await ask();
    const again = (): ReturnType<typeof ask> => {
      const other = stranger();
      const traveller =
        same === 'number'
          ? { ...other, contactNumber: '+919845010999' }
          : same === 'email'
            ? { ...other, email: 'One@example.com' }
            : other;
      return ask({ ...differently(), traveller, ...(same === 'device' ? { cookie: first.cookie } : {}) });
    };
    const rest = [await again(), await again(), await again(), await again()];
    const made = same === 'device' ? 2 : 3;
    expect(rest.map(({ status }) => status)).toEqual(rest.map((_, at) => (at < made ? 201 : 409)));
    expect(rest.at(-1)?.body).toEqual({ code: 'too_many_holds' });
    // Holds that are over, or were paid for, do not count.
    engine.pass(16 * 60_000);
    await expireBookings(engine.deps);
    expect((await again()).status).toBe(201);
  });

  it('are five at most for one address, of IPv6 for one /64, and not for the next', async () => {
    for (let at = 0; at < 5; at += 1) expect((await ask({ address: `2001:db8:0:1::${at + 1}` })).status).toBe(201);
    expect((await ask({ address: '2001:db8:0:1:ffff::9' })).body).toEqual({ code: 'too_many_holds' });
    expect((await ask({ address: '2001:db8:0:2::1' })).status).toBe(201);
    const rows = await engine.deps.db.selectFrom('open_hold').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/2001:db8|98450|example\.com/);
  });

  it('count no more when they are paid, and the same request is answered again', async () => {
    const traveller = stranger();
    const key = randomUUID();
    const made = [
      await ask({ ...differently(), traveller, key }),
      await ask({ ...differently(), traveller }),
      await ask({ ...differently(), traveller }),
    ];
    expect((await ask({ ...differently(), traveller })).status).toBe(409);
    const paid = made[1]?.body.bookingId ?? '';
    await completeByRazorpay(engine, paid, await openOrder(engine, paid));
    expect((await ask({ ...differently(), traveller })).status).toBe(201);
    expect((await ask({ ...differently(), traveller })).status).toBe(409);
  });

  it('are confirmed at once for a first stay; a further one of the same guest is held until the code is entered', async () => {
    const traveller = stranger();
    const first = await ask({ traveller, mode: 'at-property' });
    expect(first.body).toMatchObject({ status: 'confirmed' });
    const further = await ask({
      ...differently(),
      traveller,
      mode: 'at-property',
      checkIn: '2026-12-20',
      checkOut: '2026-12-22',
    });
    expect(further.body).toMatchObject({ status: 'payment_pending', codeWanted: true });
    const { bookingId } = further.body;
    expect(await read(bookingId)).toMatchObject({ status: 'payment_pending', codeWanted: true });
    await relay();
    expect(engine.mails.filter(({ purpose, to }) => purpose === 'code' && to === traveller.email)).toHaveLength(1);
    const wrong = codeSent() === '000000' ? '111111' : '000000';
    expect((await enter(bookingId, wrong)).headers.location).toBe(`/bookings/${bookingId}?lang=de&notice=code-wrong`);
    expect(await read(bookingId)).toMatchObject({ status: 'payment_pending' });
    const right = await enter(
      bookingId,
      codeSent().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    );
    expect([right.statusCode, right.headers.location]).toEqual([303, `/bookings/${bookingId}?lang=de`]);
    expect(right.headers['set-cookie']).toBeDefined();
    const confirmed = await read(bookingId);
    expect(confirmed['status']).toBe('confirmed');
    const { events, proved } = await provedOf(bookingId);
    expect(proved).toEqual(engine.deps.clock());
    expect(events.filter(({ type }) => type === 'proof_given')).toEqual([{ type: 'proof_given', actor: 'guest' }]);
    expect(confirmed['codeWanted']).toBeUndefined();
    await relay();
    expect(engine.mails.filter(({ purpose, to }) => purpose === 'unpaid-stay' && to === traveller.email)).toHaveLength(
      2,
    );
  });

  it('end when no code comes in time', async () => {
    const traveller = stranger();
    await ask({ traveller, mode: 'at-property' });
    const { body } = await ask({ ...differently(), traveller, mode: 'at-property' });
    engine.pass(16 * 60_000);
    expect(await expireBookings(engine.deps)).toBe(1);
    expect((await enter(body.bookingId, '123456')).headers.location).toBe(`/bookings/${body.bookingId}?lang=de`);
    expect(await read(body.bookingId)).toMatchObject({ status: 'expired' });
  });

  it('are sent another code on demand, and a link by mail where the tries are spent', async () => {
    const traveller = stranger();
    await ask({ traveller, mode: 'at-property' });
    const { body, cookie } = await ask({ ...differently(), traveller, mode: 'at-property' });
    await relay();
    const before = codeSent();
    expect((await enter(body.bookingId, '', cookie)).headers.location).toBe(
      `/bookings/${body.bookingId}?lang=de&notice=code-sent`,
    );
    engine.pass(1000);
    await relay();
    expect(engine.sms.filter(({ purpose }) => purpose === 'code')).toHaveLength(2);
    const wrong = ['000000', '111111', '222222', '333333'].find((code) => code !== before && code !== codeSent()) ?? '';
    for (let at = 0; at < 5; at += 1) await enter(body.bookingId, wrong);
    expect((await enter(body.bookingId, codeSent())).headers.location).toContain('notice=code-spent');
    await relay();
    const link =
      /\/api\/booking-links\/\S+/.exec(engine.mails.findLast(({ purpose }) => purpose === 'link')?.text ?? '')?.[0] ??
      '';
    const pressed = await engine.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(pressed.statusCode).toBe(303);
    expect(await read(body.bookingId)).toMatchObject({ status: 'confirmed' });
  });

  it('chosen instead of a payment online are held to the same', async () => {
    const traveller = stranger();
    const { post } = guestCalls(engine);
    const instead = async (): Promise<Record<string, unknown>> => {
      const { body, cookie } = await ask({ ...differently(), traveller });
      const paid = await post(`bookings/${body.bookingId}/payments`, { gateway: 'at-property', hotelId: 1760 }, cookie);
      return paid.json<{ booking: Record<string, unknown> }>().booking;
    };
    expect(await instead()).toMatchObject({ status: 'confirmed' });
    expect(await instead()).toMatchObject({ status: 'payment_pending', codeWanted: true });
    await relay();
    expect(codeSent()).not.toBe('');
  });

  it('are counted one by one when they are asked for at once', async () => {
    const traveller = stranger();
    const made = await Promise.all(Array.from({ length: 12 }, () => ask({ ...differently(), traveller })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    const free = stranger();
    const stays = await Promise.all(
      Array.from({ length: 3 }, () => ask({ ...differently(), traveller: free, mode: 'at-property' })),
    );
    expect(stays.filter(({ body }) => body.status === 'confirmed')).toHaveLength(1);
  });

  it('leave nothing behind some hours after the guest is erased', async () => {
    const { post } = guestCalls(engine);
    const { body, cookie } = await ask({ mode: 'at-property' });
    await post(`bookings/${body.bookingId}/cancellation`, { refund: 0 }, cookie);
    const erased = await post(`bookings/${body.bookingId}/erasure`, {}, cookie);
    expect(erased.statusCode).toBe(200);
    engine.pass(6 * 60 * 60_000 + 1);
    await forgetOverHolds(engine.deps.db, engine.deps.clock());
    expect(await engine.deps.db.selectFrom('open_hold').selectAll().execute()).toEqual([]);
  });
});

it('a request that is sent again after it was answered is not counted twice', async () => {
  const engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', OPEN_HOLDS_PER_NUMBER: '1' });
  const { quoteToken } = await quoteFor(engine);
  const key = randomUUID();
  const first = await postBooking(engine, quoteToken, { key });
  expect((await postBooking(engine, quoteToken, { key })).json()).toEqual(first.json());
  const again = await postBooking(engine, quoteToken, { body: { again: true } });
  expect(again.json()).toEqual({ code: 'too_many_holds' });
  await engine.close();
});
