import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { lapseShares } from '../src/features/reservations/shares/lapse-shares.ts';
import { holdHotel } from '../src/features/onboarding/operators/hold-hotel.ts';
import { contractCalls, nights, openHouse, roomOn, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { completeByRazorpay, openOrder, postBooking, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { authorizationOf } from './tenancy/two-guests.ts';

// Shows docs/rules.md: The rest of a deposit (Its day, Said before booking, Asked once, Nobody is asked, Not paid, Cancelled for it).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;
/** 8 in the morning in Berlin, 30 days before. */
const day = '2027-01-21T07:00:00Z';

// Two nights at 100.00, of which 20 % are paid to book.
describe('the rest of a deposit', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, payRest, post, relay, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);

  const sell = (
    daysBefore: number | null,
    payment: ('advance' | 'at-property')[] = ['advance'],
    ifUnpaid: 'pay-at-property' | 'cancel' = 'pay-at-property',
  ): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const plan of facts.ratePlans) {
        plan.payment = [...payment];
        plan.advance = {
          kind: 'percentage',
          percent: 20,
          ...(daysBefore === null ? {} : { rest: { daysBefore, ifUnpaid } }),
        };
      }
    });
  beforeEach(() => sell(30));

  const quoted = async (from: string = checkIn, to: string = checkOut): Promise<Record<string, unknown>> =>
    (await post('quotes', { hotelId: 1760, stay: nights(from, to), rooms: [roomOn('flexible')] })).json();
  const booked = async (from?: string, to?: string): Promise<Booked> => {
    const reply = await postBooking(engine, String((await quoted(from, to))['quoteToken']), { plan: 'advance' });
    const made = reply.json<{ bookingId: string; status: string }>();
    const orderId = await openOrder(engine, made.bookingId);
    expect((await completeByRazorpay(engine, made.bookingId, orderId, { paymentId: randomUUID() })).statusCode).toBe(
      200,
    );
    await relay();
    return { ...made, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const asked = (): string[] =>
    engine.mails.map(({ subject }) => subject).filter((subject) => subject.includes('is now due for your stay'));
  const askedAt = async (moment: string): Promise<string[]> => {
    until(moment);
    await relay();
    return asked();
  };
  const atProperty = (path: string, payload: object) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      payload,
    });
  const moved = async (one: Booked, from: string, to: string): Promise<void> => {
    const [, quote] = await changeQuote(one, { stay: nights(from, to) });
    expect((await makeQuoted(one, quote)).statusCode).toBe(200);
    await relay();
  };

  it('is told before booking and asked for once, on its morning, and stays payable', async () => {
    expect((await quoted())['rest']).toEqual({ dueOn: '2027-01-21', ifUnpaid: 'pay-at-property' });
    const one = await booked();
    const rest = { dueOn: '2027-01-21', ifUnpaid: 'pay-at-property', amount: 16_000 };
    expect(await view(one)).toMatchObject({ amountPayable: 16_000, rest: { ...rest, isAsked: false } });
    await sell(null);
    expect(await askedAt('2027-01-21T06:59:00Z')).toEqual([]);
    until(day);
    await Promise.all([relay(), relay(), relay()]);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatch(/€160/);
    expect(await askedAt('2027-02-10T07:00:00Z')).toHaveLength(1);
    expect(await view(one)).toMatchObject({
      status: 'confirmed',
      amountPayable: 16_000,
      rest: { ...rest, isAsked: true },
    });
    await payRest(one, randomUUID());
    const paid = await view(one);
    expect(paid).toMatchObject({ paymentStatus: 'paid', amountPaid: 20_000, amountPayable: 0 });
    expect(paid['rest']).toBeUndefined();
  });

  it('is asked for right after a booking that is made later than its day', async () => {
    until('2027-02-01T12:00:00Z');
    await booked();
    expect(asked()).toHaveLength(1);
    expect(await askedAt('2027-02-19T12:00:00Z')).toHaveLength(1);
  });

  it('is asked of nobody where no day was agreed', async () => {
    await sell(null);
    const one = await booked();
    await sell(30);
    expect(await askedAt('2027-02-01T07:00:00Z')).toEqual([]);
    expect(await view(one)).toMatchObject({ amountPayable: 0 });
    expect((await view(one))['rest']).toBeUndefined();
  });

  it('is asked of nobody who has paid it, online or at the desk, or has cancelled', async () => {
    const online = await booked();
    const there = await booked('2027-02-22', '2027-02-24');
    const off = await booked('2027-02-24', '2027-02-26');
    await payRest(online, randomUUID());
    const cash = await atProperty(`${there.bookingId}/payments`, { amount: 16_000, method: 'cash' });
    expect([cash.statusCode, cash.body]).toEqual([200, expect.any(String)]);
    const quote = await post(`bookings/${off.bookingId}/cancellation-quote`, {}, off.cookie);
    const { refund } = quote.json<{ refund: number }>();
    expect((await post(`bookings/${off.bookingId}/cancellation`, { refund }, off.cookie)).statusCode).toBe(200);
    expect(await askedAt('2027-02-01T07:00:00Z')).toEqual([]);
  });

  it('is asked of nobody who pays at the property after all', async () => {
    await sell(30, ['advance', 'at-property']);
    const reply = await postBooking(engine, String((await quoted())['quoteToken']), { plan: 'advance' });
    const { bookingId } = reply.json<{ bookingId: string }>();
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    expect(
      (await post(`bookings/${bookingId}/payments`, { gateway: 'at-property', hotelId: 1760 }, cookie)).statusCode,
    ).toBe(200);
    expect((await view({ bookingId, cookie }))['rest']).toBeUndefined();
    expect(await askedAt('2027-02-01T07:00:00Z')).toEqual([]);
  });

  it('is asked for only for what was not paid at the desk', async () => {
    const one = await booked();
    await atProperty(`${one.bookingId}/payments`, { amount: 6000, method: 'cash' });
    expect((await askedAt(day))[0]).toMatch(/€100/);
  });

  it('moves with the stay: asked on the new day, and once more only on a later one', async () => {
    const one = await booked();
    await moved(one, '2027-03-20', '2027-03-22');
    expect(await view(one)).toMatchObject({ rest: { dueOn: '2027-02-18' } });
    expect(await askedAt('2027-02-17T12:00:00Z')).toEqual([]);
    expect(await askedAt('2027-02-18T07:00:00Z')).toHaveLength(1);
    await moved(one, '2027-03-10', '2027-03-12');
    expect(await askedAt('2027-02-19T07:00:00Z')).toHaveLength(1);
    await moved(one, '2027-04-20', '2027-04-22');
    expect(await askedAt('2027-03-20T12:00:00Z')).toHaveLength(1);
    expect(await askedAt('2027-03-21T07:00:00Z')).toHaveLength(2);
  });

  it('is asked for at once where a change brings its day to the past', async () => {
    const one = await booked();
    await moved(one, '2027-04-20', '2027-04-22');
    expect(await askedAt('2027-02-01T07:00:00Z')).toEqual([]);
    await moved(one, checkIn, checkOut);
    expect(asked()).toHaveLength(1);
  });

  describe('of a hotel that cancels otherwise', () => {
    beforeEach(() => sell(30, ['advance'], 'cancel'));
    const rest = { dueOn: '2027-01-21', ifUnpaid: 'cancel', payBy: '2027-01-24' };
    /** The end of the last day to pay, in Berlin. */
    const end = '2027-01-24T23:00:00Z';
    const last = (): string => engine.mails.at(-1)?.text ?? '';

    it('is told before booking and when it is asked for, and cancels the stay on its terms once its time is over', async () => {
      expect((await quoted())['rest']).toEqual(rest);
      const one = await booked();
      expect(engine.mails.some(({ text }) => text.includes('unpaid, the booking is cancelled'))).toBe(true);
      expect(await view(one)).toMatchObject({ rest: { ...rest, isAsked: false } });
      expect(await askedAt(day)).toHaveLength(1);
      expect(last()).toContain(
        'If it is not paid by Sun 24 Jan 2027, your booking is cancelled on its cancellation terms.',
      );
      await askedAt('2027-01-24T22:59:00Z');
      expect(await view(one)).toMatchObject({ status: 'confirmed', rest: { ...rest, isAsked: true } });
      const { refund } = (await post(`bookings/${one.bookingId}/cancellation-quote`, {}, one.cookie)).json<{
        refund: number;
      }>();
      until(end);
      await Promise.all([relay(), relay(), relay()]);
      expect(await view(one)).toMatchObject({ status: 'cancelled', refundAmount: refund });
      expect(asked()).toHaveLength(1);
      const mail = engine.mails.filter(({ subject }) => subject.includes('is cancelled'));
      expect(mail).toHaveLength(1);
      expect(mail[0]?.text).toContain('The rest of the price was not paid in time');
      expect(engine.propertyMails.at(-1)?.subject).toMatch(/cancelled/);
    });

    it('leaves a stay alone that is paid in time, online or at the desk', async () => {
      const [online, there] = [await booked(), await booked('2027-02-22', '2027-02-24')];
      await askedAt('2027-01-23T12:00:00Z');
      await payRest(online, randomUUID());
      await atProperty(`${there.bookingId}/payments`, { amount: 16_000, method: 'cash' });
      await askedAt('2027-01-28T12:00:00Z');
      for (const one of [online, there]) expect(await view(one)).toMatchObject({ status: 'confirmed' });
    });

    it('is paid at the hotel by who books so late that no day to pay is left', async () => {
      until('2027-02-17T12:00:00Z');
      expect((await quoted())['rest']).toEqual({ dueOn: '2027-01-21', ifUnpaid: 'pay-at-property' });
      const one = await booked();
      expect(last()).toContain('your booking is valid either way');
      await askedAt('2027-02-19T22:59:00Z');
      expect(await view(one)).toMatchObject({ status: 'confirmed' });
    });

    it('of a divided cost is asked for once the shares are over, and has its three days then', async () => {
      const one = await booked();
      until('2027-01-20T12:00:00Z');
      const divided = await post(
        `bookings/${one.bookingId}/shares`,
        { shares: [{ label: 'Friend', amount: 16_000 }] },
        one.cookie,
      );
      expect(divided.statusCode).toBe(200);
      expect(await askedAt('2027-01-21T12:00:00Z')).toEqual([]);
      until('2027-01-28T12:00:00Z');
      await lapseShares(engine.deps);
      await relay();
      expect(asked()).toHaveLength(1);
      expect(await view(one)).toMatchObject({ status: 'confirmed', rest: { payBy: '2027-01-31', isAsked: true } });
      await askedAt('2027-01-31T23:00:00Z');
      expect(await view(one)).toMatchObject({ status: 'cancelled' });
    });

    it('cancels nothing while the provider keeps the hotel from guests', async () => {
      const one = await booked();
      await askedAt(day);
      await holdHotel(engine.deps, 1760, 'Is looked at.', 'Provider');
      await askedAt(end);
      expect(await view(one)).toMatchObject({ status: 'confirmed' });
      await holdHotel(engine.deps, 1760, null, 'Provider');
      await askedAt('2027-01-26T12:00:00Z');
      expect(await view(one)).toMatchObject({ status: 'cancelled' });
    });

    it('has its time anew after a change, and is asked for again', async () => {
      const one = await booked();
      await askedAt('2027-01-24T12:00:00Z');
      await moved(one, '2027-02-18', '2027-02-20');
      expect(asked()).toHaveLength(2);
      await askedAt('2027-01-27T22:59:00Z');
      expect(await view(one)).toMatchObject({ status: 'confirmed', rest: { payBy: '2027-01-27', isAsked: true } });
      await askedAt('2027-01-27T23:00:00Z');
      expect(await view(one)).toMatchObject({ status: 'cancelled' });
    });
  });
});
