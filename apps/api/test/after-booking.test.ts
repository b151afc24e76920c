import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { transact } from '../src/database/transact.ts';
import type { HotelRecord } from '../src/features/hotels/hotel-record.ts';
import { relayOutbox } from '../src/features/outbox/relay-outbox.ts';
import { reviseRequest } from '../src/features/property/move-request.ts';
import {
  asha,
  book,
  completeByRazorpay,
  openOrder,
  postBooking,
  selectionOf,
  type Booked,
  type Selected,
} from './journeys.ts';
import { openHouse } from './open-house.ts';

const hour = 3_600_000;
const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };

describe('after the booking', () => {
  const engine = openHouse();

  const post = (
    path: string,
    payload: object,
    cookie = '',
    key: string = randomUUID(),
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({ method: 'POST', url: `/api/${path}`, headers: { cookie, 'idempotency-key': key }, payload });
  const paid = async (selected: Parameters<typeof book>[1] = {}): Promise<Booked> => {
    const booked = await book(engine, selected);
    await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId));
    return booked;
  };
  const view = async ({ bookingId, cookie }: Pick<Booked, 'bookingId' | 'cookie'>): Promise<Record<string, unknown>> =>
    (await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } })).json<{
      booking: Record<string, unknown>;
    }>().booking;
  const relay = async (): Promise<void> => {
    while ((await relayOutbox(engine.deps)) > 0);
  };
  const answer = (response: LightMyRequestResponse): [number, Record<string, unknown>] => [
    response.statusCode,
    response.json(),
  ];

  describe('a lookup', () => {
    const codeIn = (): string => /\d{6}/.exec(engine.sms.at(-1)?.text ?? '')?.[0] ?? '';

    it('by number sends a code, which gives another device the booking, once', async () => {
      const { bookingId } = await book(engine);
      const [status, body] = answer(
        await post('booking-lookups', { hotelId: 1760, identifier: '098450 12345', language: 'hi' }),
      );
      expect(status).toBe(202);
      await relay();
      const wrong = codeIn() === '000000' ? '111111' : '000000';
      expect(answer(await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: wrong }))).toEqual([
        422,
        { code: 'code_wrong' },
      ]);
      const verified = await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: codeIn() });
      expect(answer(verified)).toMatchObject([
        200,
        { bookings: [{ bookingId, guestName: 'A••• R•••', hotelName: 'Sandalwood Courtyard' }] },
      ]);
      const cookie = String(verified.headers['set-cookie']).split(';')[0] ?? '';
      expect(await view({ bookingId, cookie })).toMatchObject({ travellers: [asha] });
      expect(answer(await post(`booking-lookups/${String(body['lookupId'])}/verify`, { code: codeIn() }))).toEqual([
        409,
        { code: 'code_used' },
      ]);
    });

    it('answers alike for what nobody has, and after it says so', async () => {
      const shapes = [];
      for (const identifier of ['+919845000000', 'BCDF-2345', '1760_AAAAAAAAAAAAAAAAAAAAAA']) {
        const [status, body] = answer(await post('booking-lookups', { hotelId: 1760, identifier }));
        shapes.push([status, Object.keys(body)]);
      }
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
      await relay();
      expect([engine.sms.length, engine.mails.length]).toEqual([1, 0]);
    });

    it('by reference reaches its guest by mail and SMS, of this hotel only', async () => {
      const booked = await book(engine);
      const reference = String((await view(booked))['reference']);
      await post('booking-lookups', { hotelId: 2116, identifier: reference });
      await relay();
      expect(engine.sms).toEqual([]);
      await post('booking-lookups', { hotelId: 1760, identifier: reference.toLowerCase().replace('-', '') });
      await relay();
      expect([engine.sms.length, engine.mails.at(-1)?.to]).toEqual([1, asha.email]);
    });

    it('has an end: ten minutes, five tries, five codes an hour', async () => {
      const lookup = async (): Promise<string> =>
        String(
          (await post('booking-lookups', { hotelId: 1760, identifier: asha.contactNumber })).json<{
            lookupId: string;
          }>().lookupId,
        );
      const tried = await lookup();
      await relay();
      const wrong = codeIn() === '000000' ? '111111' : '000000';
      for (let at = 0; at < 5; at += 1) await post(`booking-lookups/${tried}/verify`, { code: wrong });
      expect(answer(await post(`booking-lookups/${tried}/verify`, { code: codeIn() }))).toEqual([
        409,
        { code: 'too_many_tries' },
      ]);
      const late = await lookup();
      engine.pass(hour / 6);
      expect(answer(await post(`booking-lookups/${late}/verify`, { code: '000000' }))).toEqual([
        409,
        { code: 'code_expired' },
      ]);
      for (let at = 0; at < 6; at += 1) await lookup();
      await relay();
      expect(engine.sms.length).toBeLessThanOrEqual(5);
    });
  });

  describe('cancelling', () => {
    it('in time gives all but the payment company’s share back, and the rooms', async () => {
      const booked = await paid();
      const [, quote] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
      expect(quote).toMatchObject({
        total: 10_080,
        paid: 10_080,
        fee: 0,
        processingCharge: 252,
        refund: 9828,
        reason: 'tier',
        arrives: { from: '2026-11-27', to: '2026-11-30' },
      });
      const key = randomUUID();
      for (let at = 0; at < 2; at += 1)
        expect(
          answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie, key)),
        ).toMatchObject([
          200,
          { booking: { status: 'cancelled', paymentStatus: 'refund_pending', refundAmount: 9828, kept: 252 } },
        ]);
      await relay();
      expect([...engine.razorpay.refunds.values()]).toEqual([
        { gatewayPaymentId: 'pay_00000000000001', amount: 982_800 },
      ]);
      expect(engine.mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(/is cancelled$/));
      expect(engine.mails.map((mail) => mail.text).join()).toContain(
        '₹9,828 is on its way back to you: 4–5 business days.',
      );
      expect(await view(booked)).toMatchObject({ paymentStatus: 'refunded' });
    });

    it('late costs what the terms say, and not at another figure than was shown', async () => {
      const booked = await paid();
      engine.pass(8 * 24 * hour);
      const [, quote] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
      expect(quote).toMatchObject({ feePercent: 50, fee: 5040, refund: 4914 });
      expect(
        answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie)),
      ).toMatchObject([409, { code: 'refund_changed', quote: { refund: 4914 } }]);
      engine.pass(2 * 24 * hour);
      expect(answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie))).toEqual([
        409,
        { code: 'after_check_in' },
      ]);
    });

    it('is the guest’s alone', async () => {
      const booked = await paid();
      const other = await book(engine, { checkIn: '2026-12-08', checkOut: '2026-12-09' });
      for (const cookie of ['', other.cookie])
        expect(answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, cookie))).toEqual([
          403,
          { code: 'verification_needed' },
        ]);
    });

    it('takes the stay out of the guest’s calendar, where the voucher had put it', async () => {
      const booked = await paid();
      await relay();
      await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie);
      const held = await book(engine);
      await post(`bookings/${held.bookingId}/cancellation`, { refund: 0 }, held.cookie);
      await relay();
      const files = engine.mails.flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));
      const uidOf = (text = ''): string | undefined => /UID:.*/.exec(text)?.[0];
      expect(files.map(({ method, text }) => [method, /SEQUENCE:(\d+)/.exec(text)?.[1]])).toEqual([
        ['PUBLISH', '0'],
        ['CANCEL', '1'],
      ]);
      expect(uidOf(files[1]?.text)).toBe(uidOf(files[0]?.text));
    });

    it('what is held costs nothing, and money that arrives afterwards goes back whole', async () => {
      const booked = await book(engine);
      const orderId = await openOrder(engine, booked.bookingId);
      expect((await post(`bookings/${booked.bookingId}/cancellation`, { refund: 0 }, booked.cookie)).statusCode).toBe(
        200,
      );
      await completeByRazorpay(engine, booked.bookingId, orderId);
      expect(await view(booked)).toMatchObject({ status: 'cancelled', refundAmount: 10_080, kept: 0 });
    });
  });

  describe('a change', () => {
    const quote = async (
      booked: Booked,
      more: Selected & { nights?: object; rooms?: number } = {},
    ): Promise<Record<string, unknown>> => {
      const stay = { kind: 'nights', checkIn: more.checkIn ?? '2026-12-02', checkOut: more.checkOut ?? '2026-12-04' };
      const [, body] = answer(
        await post(
          `bookings/${booked.bookingId}/modification-quote`,
          { stay, rooms: Array.from({ length: more.rooms ?? 1 }, () => king) },
          booked.cookie,
        ),
      );
      return body;
    };
    const change = (booked: Booked, wanted: Record<string, unknown>): Promise<LightMyRequestResponse> =>
      post(
        `bookings/${booked.bookingId}/modification`,
        { quoteToken: wanted['quoteToken'], due: wanted['due'], refund: wanted['refund'] },
        booked.cookie,
      );

    it('to fewer nights gives the difference back less the payment company’s share, and a new voucher', async () => {
      const booked = await paid();
      const wanted = await quote(booked, { checkOut: '2026-12-03' });
      expect(wanted).toMatchObject({
        oldTotal: 10_080,
        newTotal: 5040,
        difference: -5040,
        due: 0,
        penalty: 0,
        processingCharge: 126,
        refund: 4914,
      });
      expect(answer(await change(booked, wanted))).toMatchObject([
        200,
        { booking: { total: 5040, refundAmount: 4914, kept: 126, amountDueNow: 0 } },
      ]);
      await relay();
      expect(engine.mails.filter((mail) => mail.calendar !== undefined)).toHaveLength(2);
      const [, cancelled] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
      expect(cancelled).toMatchObject({ paid: 5040, refund: 4914 });
    });

    it('to more nights waits for its payment, its own rooms counted as free', async () => {
      const booked = await paid({ rooms: 3 });
      const wanted = await quote(booked, { rooms: 3, checkOut: '2026-12-05' });
      expect(wanted['difference']).toBe(wanted['due']);
      const [, asked] = answer(await change(booked, wanted));
      expect(asked).toMatchObject({
        booking: { total: 30_240, amountDueNow: wanted['due'], change: { newTotal: wanted['newTotal'] } },
      });
      await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId), {
        paymentId: 'pay_2',
      });
      expect(await view(booked)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'paid',
        total: wanted['newTotal'],
        change: null,
        stay: { checkOut: '2026-12-05' },
      });
    });

    it('to fewer people leaves of the extras what they can have', async () => {
      const quoted = await post('quotes', { ...selectionOf(), addons: [{ addonId: 'thali-dinner', quantity: 2 }] });
      const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
      const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
      const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' };
      const alone = await post(
        `bookings/${made.json<{ bookingId: string }>().bookingId}/modification-quote`,
        { stay, rooms: [{ ...king, adults: 1 }] },
        cookie,
      );
      expect(alone.json()).toMatchObject({ bill: { addons: [{ addonId: 'thali-dinner', quantity: 1 }] } });
    });

    it('of the dates leaves the extras, and one that names none takes them out', async () => {
      const addons = [{ addonId: (await engine.deps.hotels.byId(1760))?.facts.addons[0]?.id, quantity: 1 }];
      const quoted = await post('quotes', { ...selectionOf(), addons });
      const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
      const [cookie, { bookingId }] = [
        String(made.headers['set-cookie']).split(';')[0] ?? '',
        made.json<{ bookingId: string }>(),
      ];
      const asked = async (more: object): Promise<unknown> => {
        const stay = { kind: 'nights', checkIn: '2026-12-07', checkOut: '2026-12-08' };
        const response = await post(
          `bookings/${bookingId}/modification-quote`,
          { stay, rooms: [king], ...more },
          cookie,
        );
        return response.json<{ selection: { addons?: unknown } }>().selection.addons;
      };
      expect(await asked({})).toEqual(addons);
      expect(await asked({ addons: [] })).toEqual([]);
    });

    it('that is paid when the rooms are gone gives its money back and leaves the booking', async () => {
      const booked = await paid();
      const wanted = await quote(booked, { checkOut: '2026-12-05' });
      await change(booked, wanted);
      const orderId = await openOrder(engine, booked.bookingId);
      await book(engine, { checkIn: '2026-12-04', checkOut: '2026-12-05', rooms: 3, mode: 'at-property' });
      expect(answer(await completeByRazorpay(engine, booked.bookingId, orderId, { paymentId: 'pay_2' }))).toEqual([
        409,
        { code: 'sold_out' },
      ]);
      expect(await view(booked)).toMatchObject({
        status: 'confirmed',
        total: 10_080,
        refundAmount: wanted['due'],
        amountDueNow: 0,
        stay: { checkOut: '2026-12-04' },
      });
    });

    it('that replaces a dearer one gives back what was paid for the other', async () => {
      const booked = await paid();
      const first = await quote(booked, { checkOut: '2026-12-06' });
      await change(booked, first);
      const dearer = await openOrder(engine, booked.bookingId);
      const wanted = await quote(booked, { checkOut: '2026-12-05' });
      await change(booked, wanted);
      await completeByRazorpay(engine, booked.bookingId, dearer, { paymentId: 'pay_2' });
      expect(Number(first['due'])).toBeGreaterThan(Number(wanted['due']));
      expect(await view(booked)).toMatchObject({
        total: wanted['newTotal'],
        refundAmount: Number(first['due']) - Number(wanted['due']),
        stay: { checkOut: '2026-12-05' },
      });
    });

    it('of a plan that gives nothing back is refused', async () => {
      const booked = await paid({ ratePlanId: 'saver' });
      expect(
        answer(
          await post(
            `bookings/${booked.bookingId}/modification-quote`,
            { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' }, rooms: [king] },
            booked.cookie,
          ),
        ),
      ).toEqual([409, { code: 'not_modifiable' }]);
    });
  });

  describe('a guest', () => {
    it('asks to arrive early, a few times, while the stay lasts', async () => {
      const booked = await paid();
      const key = randomUUID();
      const ask = (): Promise<LightMyRequestResponse> =>
        post(
          `bookings/${booked.bookingId}/requests`,
          { kind: 'arrival', time: '09:30', note: 'night train' },
          booked.cookie,
          key,
        );
      const [status, made] = answer(await ask());
      expect([status, made]).toMatchObject([201, { kind: 'arrival', time: '09:30', status: 'open', answer: null }]);
      expect(answer(await ask())).toEqual([201, made]);
      expect(await view(booked)).toMatchObject({ requests: [made] });
      engine.pass(20 * 24 * hour);
      expect(
        answer(
          await post(`bookings/${booked.bookingId}/requests`, { kind: 'departure', time: '13:00' }, booked.cookie),
        ),
      ).toEqual([409, { code: 'too_late' }]);
    });

    it('refuses a revised price and has everything back', async () => {
      const booked = await book(engine, { hotelId: 2116 });
      await transact(engine.deps.db, async (tx) =>
        reviseRequest(
          tx,
          (await engine.deps.hotels.byId(2116)) as HotelRecord,
          booked.bookingId,
          12_000,
          engine.deps.clock(),
          hour,
        ),
      );
      const refuse = (updatedPrice: number): Promise<LightMyRequestResponse> =>
        post(`bookings/${booked.bookingId}/price-revision`, { decision: 'refuse', updatedPrice }, booked.cookie);
      expect(answer(await refuse(11_000))).toEqual([409, { code: 'price_changed' }]);
      expect(answer(await refuse(12_000))).toMatchObject([200, { booking: { status: 'rejected' } }]);
      expect(answer(await refuse(12_000))).toEqual([409, { code: 'not_revised' }]);
    });

    it('has a copy of everything, and is forgotten when the stay is over', async () => {
      const booked = await paid({ body: { specialRequests: 'a cot' } });
      const copy = await engine.app.inject({
        url: `/api/bookings/${booked.bookingId}/personal-data`,
        headers: { cookie: booked.cookie },
      });
      expect(copy.body).toMatch(/Asha Rao.*a cot|a cot.*Asha Rao/);
      expect(answer(await post(`bookings/${booked.bookingId}/erasure`, {}, booked.cookie))).toEqual([
        409,
        { code: 'booking_active' },
      ]);
      engine.pass(20 * 24 * hour);
      expect((await post(`bookings/${booked.bookingId}/erasure`, {}, booked.cookie)).statusCode).toBe(200);
      const row = await engine.deps.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toMatch(/Asha|98450|asha@|a cot/);
      expect(row.total).toBe(10_080);
    });
  });
});
