import { randomUUID } from 'node:crypto';
import { addDays } from '@latchkey/booking-core/dates';
import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { signedKeyOf } from '../routes/property-key.ts';

// Shows docs/rules.md: People of a hotel (What was seen, Contact, Agreed price).

describe('a booking at the desk', () => {
  const engine = openEngine();
  const { paid, relay } = guestCalls(engine);
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const read = async ({ bookingId }: Booked, language = 'en'): Promise<BookingAtDesk> =>
    (await owner.call('GET', `bookings/${bookingId}?language=${language}`)).json();
  /** An act of the property that carries what was seen, under a key. */
  const act = (
    method: 'POST' | 'PUT',
    { bookingId }: Booked,
    path: string,
    seen: number,
    payload: object = {},
    key = randomUUID(),
  ) =>
    engine.app.inject({
      method,
      url: `/api/property/bookings/${bookingId}/${path}`,
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'latchkey-seen': String(seen),
        'idempotency-key': key,
      },
      payload,
    });

  it('comes with its acts, its money, its notes and what was written to the guest', async () => {
    const booked = await paid();
    await owner.call('POST', 'notes', { booking: booked.bookingId, text: 'Extra bed' });
    await relay();
    const seen = await read(booked, 'de');
    expect(seen).toMatchObject({
      acts: ['cancel', 'answer_request'],
      toPay: 0,
      refundable: 10_080,
      paidTowardsStay: 10_080,
      notes: [{ text: 'Extra bed' }],
    });
    expect(seen.sent).toContainEqual(expect.objectContaining({ about: 'voucher', channel: 'mail', state: 'sent' }));
    expect(seen).not.toHaveProperty('ifNoShow');
  });

  it('comes with its rooms by number, by whom each was chosen, and what cancelling would cost the guest', async () => {
    const booked = await paid();
    const { units = [], stay, ifCancelled } = await read(booked);
    if (stay.kind !== 'nights') throw new Error('a booking of nights');
    const [unit] = units;
    expect(units).toEqual([
      {
        unitId: unit?.unitId,
        number: unit?.number,
        floor: unit?.floor,
        first: stay.checkIn,
        last: unit?.last,
        isPinned: false,
      },
    ]);
    expect(addDays(unit?.last ?? stay.checkIn, 1)).toBe(stay.checkOut);
    expect(ifCancelled).toMatchObject({ freeUntil: expect.any(String) });
    expect((ifCancelled?.refund ?? 0) + (ifCancelled?.kept ?? 0)).toBe(10_080);
    const { units: all } = (await owner.call('GET', `units?date=${stay.checkIn}`)).json() as {
      units: readonly { unitId: string; roomTypeId: string; comes: boolean }[];
    };
    const typeId = all.find(({ unitId }) => unitId === unit?.unitId)?.roomTypeId;
    const other = all.find(
      ({ unitId, roomTypeId, comes }) => unitId !== unit?.unitId && roomTypeId === typeId && !comes,
    );
    const night = unit?.last ?? stay.checkIn;
    const moved = await owner.call('POST', `units/${other?.unitId}/stays`, {
      booking: booked.bookingId,
      nights: { first: night, last: night },
    });
    expect(moved.statusCode).toBe(200);
    expect((await read(booked)).units?.map(({ unitId, isPinned }) => [unitId, isPinned]).at(-1)).toEqual([
      other?.unitId,
      true,
    ]);
  });

  it('says what a no-show keeps before it is marked', async () => {
    const booked = await paid();
    engine.pass(Date.parse('2026-12-02T09:00:00Z') - engine.deps.clock().getTime());
    const reply = await engine.app.inject({
      url: `/api/property/bookings/${booked.bookingId}`,
      headers: { authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}` },
    });
    const { ifNoShow } = reply.json<BookingAtDesk>();
    expect(ifNoShow).toEqual({ refund: 0, kept: 10_080 });
  });

  it('takes no act that was meant for an older one, and money moves once', async () => {
    const booked = await paid();
    const { lastEvent } = await read(booked);
    const key = randomUUID();
    expect(answer(await act('POST', booked, 'refunds', lastEvent, { amount: 100 }, key))[0]).toBe(200);
    // The same press again is the same refund, not another.
    expect(answer(await act('POST', booked, 'refunds', lastEvent, { amount: 100 }, key))[0]).toBe(200);
    expect(answer(await act('POST', booked, 'refunds', lastEvent, { amount: 100 }))).toEqual([
      409,
      { code: 'changed' },
    ]);
    expect(answer(await act('POST', booked, 'cancellation', lastEvent))).toEqual([409, { code: 'changed' }]);
    const now = await read(booked);
    expect([now.status, now.total, now.lastEvent > lastEvent]).toEqual(['confirmed', 9980, true]);
    expect(answer(await act('POST', booked, 'cancellation', now.lastEvent))[0]).toBe(200);
  });

  it('is not made newer by what the engine sends', async () => {
    const booked = await paid();
    const { lastEvent } = await read(booked);
    await relay();
    expect((await read(booked)).lastEvent).toBe(lastEvent);
  });

  it('takes the same check-in twice as one', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    engine.pass(Date.parse('2026-12-02T05:00:00Z') - engine.deps.clock().getTime());
    const before = (await engine.deps.db
      .selectFrom('booking_event')
      .select(({ fn }) => fn.max('sequence').as('last'))
      .where('booking_id', '=', booked.bookingId as never)
      .executeTakeFirstOrThrow()) as { last: number };
    expect(answer(await act('POST', booked, 'arrival', before.last))[0]).toBe(200);
    expect(answer(await act('POST', booked, 'arrival', before.last))[0]).toBe(200);
    const leaving = { owing: { reason: 'The company pays' } };
    expect(answer(await act('POST', booked, 'departure', before.last, leaving))).toEqual([409, { code: 'changed' }]);
  });

  it('has its contact put right: mails go there, the number of before finds it no more, and the journal names neither', async () => {
    const booked = await paid();
    const { lastEvent } = await read(booked);
    const contact = { email: 'asha.new@example.com', contactNumber: '98450 77777' };
    expect(answer(await act('PUT', booked, 'contact', lastEvent, contact))).toMatchObject([
      200,
      { travellers: [{ email: 'asha.new@example.com', contactNumber: '+919845077777' }] },
    ]);
    await relay();
    const found = async (q: string) =>
      (await owner.call('POST', 'find', { q })).json<{ bookings: object[] }>().bookings;
    expect([(await found('77777')).length, (await found('98450 12345')).length]).toEqual([1, 0]);
    const now = await read(booked);
    expect(answer(await act('POST', booked, 'voucher', now.lastEvent))[0]).toBe(200);
    await relay();
    expect(engine.mails.at(-1)?.to).toBe('asha.new@example.com');
    const journal = (await owner.call('GET', `journal?booking=${booked.bookingId}`)).body;
    expect(journal).toContain('changeContact');
    expect(journal).not.toMatch(/asha\.new|77777/);
    const access = await engine.deps.db.selectFrom('booking_access').select(['proved_mail', 'proved_phone']).execute();
    expect(access.every((one) => !one.proved_mail && !one.proved_phone)).toBe(true);
  });

  it('refuses a number that is none, and changes nothing', async () => {
    const booked = await paid();
    const { lastEvent } = await read(booked);
    expect(answer(await act('PUT', booked, 'contact', lastEvent, { contactNumber: '12345' }))).toEqual([
      422,
      { code: 'invalid_phone' },
    ]);
    expect((await read(booked)).lastEvent).toBe(lastEvent);
  });

  it('sends a link to pay for what the stay still costs, and none where nothing does', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    const { lastEvent, amountPayable = 0 } = await read(booked);
    expect(amountPayable).toBeGreaterThan(0);
    expect(answer(await act('POST', booked, 'payment-link', lastEvent))[0]).toBe(200);
    await relay();
    const mail = engine.mails.find(({ subject }) => subject.includes('link for you to pay'));
    expect(mail?.text).toContain(`/checkout/${booked.bookingId}`);
    const whole = await paid();
    expect(answer(await act('POST', whole, 'payment-link', (await read(whole)).lastEvent))).toEqual([
      409,
      { code: 'nothing_payable' },
    ]);
  });

  it('says of the last link to pay whether it waits, was paid, or is of no use any more', async () => {
    const [online, inCash] = [await book(engine, { mode: 'at-property' }), await book(engine, { mode: 'at-property' })];
    expect(await read(online)).not.toHaveProperty('linkToPay');
    for (const booked of [online, inCash]) await act('POST', booked, 'payment-link', (await read(booked)).lastEvent);
    const { amountPayable, linkToPay } = await read(online);
    expect(linkToPay).toMatchObject({ amount: amountPayable, state: 'waiting' });
    expect(linkToPay?.url).toMatch(new RegExp(`^https?://[^/]+/checkout/${online.bookingId}\\?lang=en$`));
    await completeByRazorpay(engine, online.bookingId, await openOrder(engine, online.bookingId));
    expect((await read(online)).linkToPay).toEqual({ ...linkToPay, state: 'paid' });
    const { toPay } = await read(inCash);
    await owner.call('POST', `bookings/${inCash.bookingId}/payments`, { amount: toPay, method: 'cash' });
    expect((await read(inCash)).linkToPay).toMatchObject({ amount: amountPayable, state: 'over' });
    // One that is sent after a payment waits again.
    await owner.call('POST', `bookings/${online.bookingId}/folio/lines`, { kind: 'extra', name: 'Bar', amount: 700 });
    expect((await read(online)).linkToPay).toMatchObject({ amount: amountPayable, state: 'waiting' });
    expect((await act('POST', online, 'payment-link', (await read(online)).lastEvent)).statusCode).toBe(200);
    expect((await read(online)).linkToPay).toMatchObject({ amount: 700, state: 'waiting' });
  });

  it('is changed at a price that was agreed, whose reason the journal keeps; reception only within its bound', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    const stay = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' } };
    const quoted = async (): Promise<{ quoteToken: string; newTotal: number }> =>
      (await owner.call('POST', `bookings/${booked.bookingId}/change-quote`, stay)).json();
    const { newTotal } = await quoted();
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    await owner.call('PUT', 'bounds', { pricePercent: 10, refund: null });
    const half = { total: Math.round(newTotal / 2), why: 'Third stay' };
    const change = async (by: AtDesk, agreed: object) =>
      by.call('POST', `bookings/${booked.bookingId}/change`, { quoteToken: (await quoted()).quoteToken, agreed });
    expect(answer(await change(colleague, half))).toEqual([403, { code: 'above_bound' }]);
    expect(answer(await change(owner, half))).toMatchObject([200, { total: half.total }]);
    const [line] = (await owner.call('GET', `journal?booking=${booked.bookingId}`)).json<{ lines: object[] }>().lines;
    expect(line).toMatchObject({ operation: 'changeByProperty', why: 'Third stay', after: { total: half.total } });
  });
});
