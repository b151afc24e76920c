import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder, postBooking, quoteFor, quotesFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { newSecretId } from '../../../secret-id.ts';
import { expireBookings } from '../../reservations/reservations.ts';

interface WalkIn {
  readonly bookingId: string;
  readonly reference: string;
  readonly status: string;
  readonly expiresAt: string | null;
}

const guest = { fullName: 'Meera Nair', phone: '98450 12399', email: 'meera@example.com' };

// Shows docs/rules.md: Money at the property (Walk-in, Options).
describe('a booking that the property makes', () => {
  const engine = openEngine();
  const { relay } = guestCalls(engine);
  let owner: AtDesk;
  let desk: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    desk = await colleagueAtDesk(engine, owner, 'reception');
    engine.mails.length = 0;
  });
  const make = (quoteToken: string, more: object = {}) =>
    desk.call('POST', 'bookings', { quoteToken, guest, locale: 'de', pays: 'at_property', ...more });
  const ofQuote = async (more: object = {}) => make((await quoteFor(engine)).quoteToken, more);

  it('is confirmed at the price of the quote, and its guest gets the same voucher', async () => {
    const { quoteToken, bill } = await quoteFor(engine);
    const response = await make(quoteToken);
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { status: 'confirmed', total: bill.total, amountPaid: 0, payment: { mode: 'at-property' }, language: 'de' },
    ]);
    await relay();
    expect(engine.mails.map(({ to }) => to)).toEqual(['meera@example.com']);
    expect(engine.sms.at(-1)?.to).toBe('+919845012399');
    const { bookingId, reference } = response.json<WalkIn>();
    expect((await desk.call('GET', `bookings/${bookingId}`)).json()).toMatchObject({
      attribution: { utmSource: 'desk' },
    });
    const [line] = (await desk.call('GET', `journal?booking=${bookingId}`)).json<{ lines: object[] }>().lines;
    expect(line).toMatchObject({ operation: 'bookAtProperty', reference, after: { total: bill.total } });
    expect(JSON.stringify(line)).not.toContain('Meera');
  });

  it('needs one way to reach its guest, and goes by the one that there is', async () => {
    const byPhone = { guest: { fullName: 'Meera Nair', phone: '98450 12399' } };
    expect((await ofQuote(byPhone)).statusCode).toBe(201);
    await relay();
    expect([engine.mails.length, engine.sms.at(-1)?.to]).toEqual([0, '+919845012399']);
    const byMail = { guest: { fullName: 'Meera Nair', email: 'meera@example.com' } };
    const { bookingId } = (await ofQuote(byMail)).json<WalkIn>();
    await relay();
    expect(engine.mails).toHaveLength(1);
    expect((await desk.call('POST', `bookings/${bookingId}/cancellation`)).statusCode).toBe(200);
    await relay();
    expect((await ofQuote({ guest: { fullName: 'Meera Nair' } })).statusCode).toBe(400);
    expect((await ofQuote({ guest: { fullName: 'Meera Nair', phone: '12345' } })).json()).toEqual({
      code: 'invalid_phone',
    });
  });

  it('is made once for a key, and once for a quote', async () => {
    const { quoteToken } = await quoteFor(engine);
    const send = (payload: object) =>
      engine.app.inject({
        method: 'POST',
        url: '/api/property/bookings',
        headers: { cookie: desk.cookie, 'latchkey-hotel': '1760', 'idempotency-key': 'pressed-twice' },
        payload,
      });
    const payload = { quoteToken, guest, locale: 'de', pays: 'at_property' };
    const sent = await Promise.all([send(payload), send(payload)]);
    expect(new Set(sent.map((one) => one.json<WalkIn>().reference)).size).toBe(1);
    expect((await send({ ...payload, locale: 'en' })).json()).toEqual({ code: 'idempotency_key_reused' });
    expect((await make(quoteToken)).json()).toEqual({ code: 'already_booked' });
  });

  it('and a guest’s take the last room between them: exactly one does', async () => {
    const last = { roomTypeId: 'garden-twin', from: '2026-12-01', to: '2026-12-10', total: 1 };
    expect((await owner.call('PUT', 'inventory', last)).statusCode).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) {
      const stay = { roomTypeId: 'garden-twin', checkIn: `2026-12-0${turn + 2}`, checkOut: `2026-12-0${turn + 3}` };
      const [theirs = '', ours = ''] = await quotesFor(engine, 2, stay);
      const both = await Promise.all([postBooking(engine, theirs, { mode: 'at-property' }), make(ours)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409]);
      expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({ code: 'sold_out' });
    }
  });

  it('waits for the payment of its link, which confirms it', async () => {
    const made = await ofQuote({ pays: 'link' });
    expect(made.json()).toMatchObject({ status: 'payment_pending' });
    const { bookingId, reference } = made.json<WalkIn>();
    await relay();
    expect(engine.mails).toMatchObject([{ to: 'meera@example.com' }]);
    expect(engine.mails[0]?.subject).toContain(reference);
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    expect((await desk.call('GET', `bookings/${bookingId}`)).json()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
    });
  });

  it('as an option lapses by itself, and its guest is told both', async () => {
    const until = new Date(engine.deps.clock().getTime() + 3 * 3_600_000);
    const made = await ofQuote({ optionUntil: until.toISOString() });
    expect(made.json()).toMatchObject({ status: 'payment_pending', expiresAt: until.toISOString() });
    const { bookingId } = made.json<WalkIn>();
    await relay();
    engine.pass(3 * 3_600_000 + 1);
    await expireBookings(engine.deps);
    await relay();
    expect((await engine.app.inject({ url: `/api/bookings/${bookingId}` })).json()).toMatchObject({
      booking: { status: 'expired' },
    });
    expect(engine.mails).toHaveLength(2);
    expect(engine.propertyMails.at(-1)?.to).toBeDefined();
  });

  it('as an option is confirmed by the property, once, or by what is paid there', async () => {
    const optionUntil = new Date(engine.deps.clock().getTime() + 3_600_000).toISOString();
    const first = (await ofQuote({ optionUntil })).json<WalkIn>();
    const confirm = () => desk.call('POST', `bookings/${first.bookingId}/confirmation`);
    expect((await confirm()).json()).toMatchObject({ status: 'confirmed', expiresAt: null });
    expect((await confirm()).json()).toEqual({ code: 'not_requested' });
    const second = (await ofQuote({ optionUntil, pays: 'link' })).json<WalkIn>();
    const payment = { amount: 100, method: 'cash' };
    const paid = await desk.call('POST', `bookings/${second.bookingId}/payments`, payment);
    expect(paid.json()).toMatchObject({ status: 'confirmed', amountPaid: 100, payment: { mode: 'at-property' } });
  });

  it('as an option ends by arrival, and after fourteen days at most', async () => {
    const [now, day] = [engine.deps.clock().getTime(), 24 * 3_600_000];
    const refused = async (ms: number, more: object = {}) => {
      const { quoteToken } = await quoteFor(engine, more);
      return (await make(quoteToken, { optionUntil: new Date(now + ms).toISOString() })).json();
    };
    expect(await refused(-1)).toEqual({ code: 'option_too_long' });
    expect(await refused(13 * day)).toEqual({ code: 'option_too_long' });
    const far = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
    expect(await refused(15 * day, far)).toEqual({ code: 'option_too_long' });
    expect(await refused(13 * day, far)).toMatchObject({ status: 'payment_pending' });
  });

  it('as an option may end with the fourteenth day, and at the arrival, and not at this moment', async () => {
    const [now, day] = [engine.deps.clock().getTime(), 24 * 3_600_000];
    const far = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
    const until = async (ms: number, more: object = far) =>
      (await make((await quoteFor(engine, more)).quoteToken, { optionUntil: new Date(ms).toISOString() })).json();
    expect(await until(now + 14 * day)).toMatchObject({ status: 'payment_pending' });
    expect(await until(now + 14 * day + 1)).toEqual({ code: 'option_too_long' });
    expect(await until(now)).toEqual({ code: 'option_too_long' });
    // Check-in is at two in the afternoon, in Bengaluru.
    const arrival = Date.parse('2026-12-02T14:00:00+05:30');
    expect(await until(arrival, {})).toMatchObject({ status: 'payment_pending' });
    expect(await until(arrival + 1, {})).toEqual({ code: 'option_too_long' });
  });

  it('is refused of a quote that nobody made, and of another hotel’s', async () => {
    expect(answer(await make(newSecretId(1760)))).toEqual([404, { code: 'not_found' }]);
    const elsewhere = await quoteFor(engine, { hotelId: 2116 });
    expect(answer(await make(elsewhere.quoteToken))).toEqual([404, { code: 'not_found' }]);
  });

  it('holds no guest’s own bookings against anybody', async () => {
    for (let count = 0; count < 2; count += 1) expect((await ofQuote()).statusCode).toBe(201);
    expect((await book(engine, { roomTypeId: 'garden-twin', mode: 'at-property' })).status).toBe('confirmed');
  });
});
