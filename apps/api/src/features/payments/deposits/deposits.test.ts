import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { operatorHeaders } from '../../../../test/desk.ts';
import { guaranteed, holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { postStripeEvent } from '../../../../test/stripe-webhook.ts';
import { auditGateway } from '../orders/audit-gateway.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Security deposits (Said before it is agreed, Held for the days of the stay, Taken once, Its end).

const hour = 3_600_000;

describe('a security deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { post, relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  const held = () => engine.stripe.held;
  const passTo = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  const tend = async (): Promise<void> => {
    while ((await tendDeposits(engine.deps)) > 0);
  };
  const arrive = async (): Promise<void> => {
    passTo('2026-12-02T02:31:00Z');
    await tend();
  };
  /** An act at the desk under a key, on the page that showed an event as the last. */
  const act = (bookingId: string, path: string, payload: object, key: string = randomUUID(), seen?: number) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/${path}`,
      headers: {
        ...operatorHeaders(engine, 1760),
        'idempotency-key': key,
        ...(seen === undefined ? {} : { 'latchkey-seen': String(seen) }),
      },
      payload,
    });
  const take = (bookingId: string, amount: number, key?: string) =>
    act(bookingId, 'deposit/capture', { amount, reason: 'A broken window' }, key);
  const subjects = (mails: readonly { readonly subject: string }[]) => mails.map(({ subject }) => subject);
  const orderId = (): string => held().tried[0] ?? '';
  const told = (type: string, id: string) =>
    postStripeEvent(engine, { type, object: { id, object: 'payment_intent', metadata: { hotel_id: '1760' } } });

  beforeEach(() => {
    held().endsAt = Date.parse('2026-12-06T20:31:00Z');
  });

  it('is said before its card is left, and held from the morning of arrival on, once', async () => {
    const asked = await guaranteed(engine);
    const terms = { amount: 5000, captured: 0, firstDay: '2026-12-02', lastDay: '2026-12-04' };
    expect(await view(asked)).toMatchObject({ deposit: { state: 'due', ...terms } });
    const booked = await withCard(engine, { checkIn: '2026-12-02', checkOut: '2026-12-04', roomTypeId: 'garden-twin' });
    passTo('2026-12-02T02:29:00Z');
    await tend();
    expect(held().tried).toEqual([]);
    await arrive();
    await tend();
    expect([...held().asked.values()]).toEqual([{ amount: 500_000, currency: 'INR' }]);
    expect(held().tried).toHaveLength(1);
    expect(await view(booked)).toMatchObject({
      amountPaid: 0,
      deposit: { state: 'held', ...terms, endsAt: '2026-12-06T20:31:00.000Z' },
    });
  });

  it('is held at once of who books on the day of arrival, and of no stay that is paid otherwise', async () => {
    passTo('2026-12-02T09:00:00Z');
    const [booked, paid] = [await withCard(engine), await book(engine, { mode: 'at-property' })];
    await tend();
    expect(await view(booked)).toMatchObject({ deposit: { state: 'held' } });
    expect(await view(paid)).not.toHaveProperty('deposit');
  });

  it('of more than four nights is not held, nor of a stay that does not take place', async () => {
    const long = await withCard(engine, { checkIn: '2026-12-02', checkOut: '2026-12-07' });
    const off = await withCard(engine, { roomTypeId: 'garden-twin' });
    await post(`bookings/${off.bookingId}/cancellation`, { refund: 0 }, off.cookie);
    await arrive();
    expect(held().tried).toEqual([]);
    for (const booked of [long, off]) expect(await view(booked)).not.toHaveProperty('deposit');
  });

  it('is let go at the end of the day of departure, and nothing was taken', async () => {
    const booked = await withCard(engine);
    await arrive();
    passTo('2026-12-04T18:29:00Z');
    await tend();
    expect(await view(booked)).toMatchObject({ deposit: { state: 'held' } });
    passTo('2026-12-04T18:31:00Z');
    await tend();
    expect(await view(booked)).toMatchObject({ amountPaid: 0, deposit: { state: 'let_go', captured: 0 } });
    expect(held().standing.get(orderId())).toEqual({ kind: 'over', byBank: false });
  });

  it('is taken in part by the property, for a reason that the guest is told, once, and counts towards no bill', async () => {
    const booked = await withCard(engine);
    await arrive();
    expect(answer(await take(booked.bookingId, 5001))).toEqual([409, { code: 'above_held' }]);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) expect((await take(booked.bookingId, 1200, key)).statusCode).toBe(200);
    expect(answer(await take(booked.bookingId, 1100, key))).toEqual([422, { code: 'idempotency_key_reused' }]);
    expect(answer(await take(booked.bookingId, 1300))).toEqual([409, { code: 'not_held' }]);
    await tend();
    expect(held().taken).toEqual(new Map([[orderId(), 120_000]]));
    expect(await view(booked)).toMatchObject({
      amountPaid: 0,
      deposit: { state: 'captured', captured: 1200, reason: 'A broken window' },
    });
    await relay();
    const [mail] = engine.mails.filter(({ subject }) => subject.includes('of your security deposit'));
    expect(mail?.text).toContain('A broken window');
    const [line] = await engine.deps.db
      .selectFrom('journal_line')
      .selectAll()
      .where('operation', '=', 'captureDeposit')
      .execute();
    expect(line).toMatchObject({ after: { amount: 1200 }, why: 'A broken window' });
  });

  it('that the gateway takes after the press keeps whoever pressed from no next act', async () => {
    const { bookingId } = await withCard(engine);
    await arrive();
    expect((await act(bookingId, 'arrival', {})).statusCode).toBe(200);
    expect((await take(bookingId, 1200)).statusCode).toBe(200);
    const { lastEvent } = (await property('GET', `bookings/${bookingId}`)).json<{ lastEvent: number }>();
    await tend();
    const leave = { owing: { reason: 'A bank transfer is on its way' } };
    expect((await act(bookingId, 'departure', leave, randomUUID(), lastEvent)).statusCode).toBe(200);
  });

  it('is let go by the property before its day, and then nothing can be taken of it', async () => {
    const booked = await withCard(engine);
    expect(answer(await property('POST', `bookings/${booked.bookingId}/deposit/let-go`))).toEqual([
      409,
      { code: 'not_held' },
    ]);
    await arrive();
    for (let time = 0; time < 2; time += 1)
      expect((await property('POST', `bookings/${booked.bookingId}/deposit/let-go`)).statusCode).toBe(200);
    expect(answer(await take(booked.bookingId, 1))).toEqual([409, { code: 'not_held' }]);
    await tend();
    expect(await view(booked)).toMatchObject({ deposit: { state: 'let_go' } });
  });

  it.each([
    ['a message', () => told('payment_intent.canceled', orderId())],
    [
      'the job that asks',
      async () => {
        passTo('2026-12-06T20:32:00Z');
        await tend();
      },
    ],
  ])('that the bank ends is told of by %s, once, to the property alone', async (_, tell) => {
    const booked = await withCard(engine);
    // The stay was made longer at the desk: its deposit is held on, until the bank ends it.
    await arrive();
    await engine.deps.db
      .updateTable('security_deposit')
      .set({ check_at: new Date('2026-12-06T20:32:00Z') })
      .execute();
    held().standing.set(orderId(), { kind: 'over', byBank: true });
    await tell();
    await tell();
    expect(await view(booked)).toMatchObject({ deposit: { state: 'ended' } });
    await relay();
    expect(subjects(engine.propertyMails).filter((subject) => subject.includes('held no more'))).toHaveLength(1);
    expect(subjects(engine.mails).filter((subject) => subject.includes('deposit'))).toEqual([]);
  });

  it.each(['insufficient_funds', 'authentication_required'])(
    'that the bank refuses with %s is tried once, and guest and property are told',
    async (code) => {
      held().triesEnd = code;
      const booked = await withCard(engine);
      await arrive();
      engine.pass(hour);
      await tend();
      expect(held().tried).toHaveLength(1);
      expect(await view(booked)).toMatchObject({ status: 'confirmed', deposit: { state: 'failed' } });
      await relay();
      expect(subjects(engine.mails)).toContainEqual(expect.stringContaining('did not hold the security deposit'));
      expect(subjects(engine.propertyMails)).toContainEqual(expect.stringContaining('could not be held'));
    },
  );

  it('is held, taken and let go once where answers are lost between its steps', async () => {
    const [one, other] = [await withCard(engine), await withCard(engine, { roomTypeId: 'garden-twin' })];
    const lost = async (): Promise<void> => {
      engine.stripe.answers = 'lost';
      for (let time = 0; time < 3; time += 1) {
        await tendDeposits(engine.deps);
        engine.pass(10 * 60_000);
      }
      engine.stripe.answers = 'given';
      await tend();
    };
    passTo('2026-12-02T02:31:00Z');
    await lost();
    expect(held().tried).toHaveLength(2);
    await take(one.bookingId, 700);
    await property('POST', `bookings/${other.bookingId}/deposit/let-go`);
    await lost();
    expect([...held().taken.values()]).toEqual([70_000]);
    expect(await view(one)).toMatchObject({ deposit: { state: 'captured', captured: 700 } });
    expect(await view(other)).toMatchObject({ deposit: { state: 'let_go' } });
  });

  it('is held, and taken, by messages that come before the answers, doubled and in any order', async () => {
    const booked = await withCard(engine);
    passTo('2026-12-02T02:31:00Z');
    // The order is written down; the answer that it is held is lost on the way.
    held().triesAnswer = 'lost';
    await tendDeposits(engine.deps);
    expect(await view(booked)).toMatchObject({ deposit: { state: 'due' } });
    for (const type of ['payment_intent.amount_capturable_updated', 'payment_intent.created'])
      for (let time = 0; time < 2; time += 1) expect((await told(type, orderId())).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({ deposit: { state: 'held' } });
    await take(booked.bookingId, 700);
    held().standing.set(orderId(), { kind: 'captured', amount: 70_000, gatewayPaymentId: 'ch_1' });
    for (const type of ['payment_intent.succeeded', 'payment_intent.amount_capturable_updated'])
      for (let time = 0; time < 2; time += 1)
        await postStripeEvent(engine, {
          type,
          object: {
            id: orderId(),
            object: 'payment_intent',
            amount_received: 70_000,
            currency: 'inr',
            latest_charge: 'ch_1',
            metadata: { hotel_id: '1760' },
          },
        });
    await tend();
    expect(await view(booked)).toMatchObject({ amountPaid: 0, deposit: { state: 'captured', captured: 700 } });
    expect(await engine.deps.db.selectFrom('lost_payment').selectAll().execute()).toEqual([]);
    await relay();
    expect(subjects(engine.mails).filter((subject) => subject.includes('of your security deposit'))).toHaveLength(1);
  });

  it('is let go of a guest who does not come, and of a stay that is called off while it is held', async () => {
    const [absent, off] = [await withCard(engine), await withCard(engine, { roomTypeId: 'garden-twin' })];
    await arrive();
    await property('POST', `bookings/${off.bookingId}/cancellation`, {});
    engine.pass(24 * hour);
    await property('POST', `bookings/${absent.bookingId}/no-show`);
    await tend();
    for (const booked of [absent, off]) expect(await view(booked)).toMatchObject({ deposit: { state: 'let_go' } });
    expect(held().taken.size).toBe(0);
  });

  it('that is taken at the gateway itself is known, and is no lost payment', async () => {
    const booked = await withCard(engine);
    await arrive();
    held().standing.set(orderId(), { kind: 'captured', amount: 90_000, gatewayPaymentId: 'ch_1' });
    const captured = {
      kind: 'captured',
      gatewayPaymentId: 'ch_1',
      gatewayTransactionId: null,
      amount: 90_000,
      currency: 'INR',
    } as const;
    engine.stripe.listed.push({ captured, orderId: orderId(), hotelId: 1760 });
    expect(await auditGateway(engine.deps, 'stripe', engine.deps.clock())).toMatchObject({ ours: 1, lost: 0 });
    expect(await view(booked)).toMatchObject({ deposit: { state: 'captured', captured: 900 } });
  });

  it('moves with the stay that it is for', async () => {
    const booked = await withCard(engine);
    const stay = { kind: 'nights', checkIn: '2026-12-01', checkOut: '2026-12-03' };
    const quote = await property('POST', `bookings/${booked.bookingId}/change-quote`, { stay });
    const { quoteToken } = quote.json<{ quoteToken: string }>();
    expect((await act(booked.bookingId, 'change', { quoteToken })).statusCode).toBe(200);
    await tend();
    passTo('2026-12-01T02:31:00Z');
    await tend();
    expect(await view(booked)).toMatchObject({ deposit: { state: 'held', lastDay: '2026-12-03' } });
  });
});
