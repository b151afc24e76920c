import { randomUUID } from 'node:crypto';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { postBooking } from '../../../../test/journeys.ts';
import { forgetStarted } from '../../../../test/onboarding.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { paymentOf, signPayment } from '../../../../test/test-gateway.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { holdHotel } from '../operators/hold-hotel.ts';

const owner1760 = 'owner@1760.example';
const stay = { kind: 'nights', checkIn: '2026-12-14', checkOut: '2026-12-16' } as const;
const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };

// Shows docs/rules.md: People of a hotel (Trial bookings).
describe('a trial booking', () => {
  // Registered first, so it runs last: the invariants are asked of the copies, too.
  afterEach(() => forgetStarted(engine));
  const engine = openEngine();
  const db = () => engine.deps.db;
  const relay = async () => {
    while ((await relayOutbox(engine.deps)) > 0);
  };

  /** Begins a trial and opens its link: the copy, and the cookie of the browser. */
  const begin = async (person: AtDesk) => {
    const made = await person.call('POST', 'trials', {});
    if (made.statusCode !== 201) throw new Error(made.body);
    engine.pass(1000);
    const { url, mailbox } = made.json<{ url: string; mailbox: string }>();
    const { pathname, host } = new URL(url);
    const opened = await engine.app.inject({ url: pathname, headers: { host } });
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const hotelId = Number(/=(\d+)\./.exec(cookie)?.[1]);
    return { mailbox, pathname, host, cookie, hotelId, location: opened.headers.location };
  };
  const post = (path: string, payload: object, cookie: string) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload,
    });
  const quoteAt = (hotelId: number, cookie: string) => post('quotes', { hotelId, stay, rooms: [room] }, cookie);
  const bookAt = async (hotelId: number, cookie: string, mode = 'online') => {
    const quote = (await quoteAt(hotelId, cookie)).json<{ quoteToken?: string }>();
    return postBooking(engine, quote.quoteToken ?? 'none', { cookie, mode });
  };
  /** Books and pays, in the browser of the trial. */
  const paidAt = async (hotelId: number, cookie: string) => {
    const made = await bookAt(hotelId, cookie);
    if (made.statusCode !== 201) throw new Error(made.body);
    const { bookingId } = made.json<{ bookingId: string }>();
    const order = await post(`bookings/${bookingId}/payment-orders`, {}, cookie);
    const { order_id: orderId } = order.json<{ order_id: string }>();
    const paymentId = paymentOf(orderId);
    const signature = signPayment(orderId, paymentId, engine.deps.settings.RAZORPAY_KEY_SECRET);
    const paid = await post(
      `bookings/${bookingId}/payments`,
      { gateway: 'razorpay', paymentId, orderId, signature, hotelId },
      cookie,
    );
    if (paid.statusCode >= 300) throw new Error(paid.body);
  };
  const used = async (hotelId: number) =>
    (
      await db()
        .selectFrom('inventory')
        .select(({ fn }) => fn.sum<number>('used').as('used'))
        .where('hotel_id', '=', hotelId)
        .executeTakeFirstOrThrow()
    ).used;

  it('is made, paid and read by mail, and touches nothing of the hotel', async () => {
    const owner = await ownerAtDesk(engine);
    const before = await used(1760);
    const trial = await begin(owner);
    expect(trial).toMatchObject({ mailbox: owner1760, location: '/' });
    const price = async (hotelId: number, cookie = '') =>
      (await quoteAt(hotelId, cookie)).json<{ bill: { total: number } }>().bill.total;
    expect(await price(trial.hotelId, trial.cookie)).toBe(await price(1760));
    await paidAt(trial.hotelId, trial.cookie);
    engine.mails.length = 0;
    engine.propertyMails.length = 0;
    await relay();
    const mails = [...engine.mails, ...engine.propertyMails];
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([owner1760]));
    for (const { subject } of mails) expect(subject).toMatch(/^\[Test\] /);
    expect(await used(1760)).toBe(before);
    expect((await owner.call('GET', 'bookings?q=Asha')).body).not.toContain('Asha Rao');
    expect(await used(trial.hotelId)).toBe(2);
  });

  it('sends text messages by mail', async () => {
    const { hotelId, cookie } = await begin(await ownerAtDesk(engine));
    engine.mails.length = 0;
    expect((await bookAt(hotelId, cookie, 'at-property')).statusCode).toBe(201);
    await relay();
    const sms = engine.mails.filter(({ subject }) => subject.includes('Text message to \u2066+919845012345\u2069'));
    expect(sms).toEqual([expect.objectContaining({ to: owner1760 })]);
    expect(sms[0]?.text).toContain('Guests get this as a text message.');
    expect(engine.sms).toEqual([]);
  });

  it('is seen by its link alone, and by nobody once its day is over', async () => {
    const owner = await ownerAtDesk(engine);
    const { hotelId, cookie, pathname, host } = await begin(owner);
    const status = async (url: string, as = '') =>
      (await engine.app.inject({ url, headers: { cookie: as } })).statusCode;
    expect(await status(`/api/hotels/${hotelId}`, cookie)).toBe(200);
    expect(await status(`/api/hotels/${hotelId}`)).toBe(404);
    const site = `/api/site?host=${host.replace(/:.*/, '')}`;
    expect(await status(site)).toBe(404);
    const seen = await engine.app.inject({ url: site, headers: { cookie } });
    expect(seen.json()).toMatchObject({ isPreview: true, isTrial: true, hotel: { id: hotelId } });
    expect((await bookAt(hotelId, '')).statusCode).not.toBe(201);
    expect((await engine.app.inject({ url: '/api/hotels?limit=50&page=1' })).body).not.toContain('trial-');
    expect(await status(`/api/hotels/${hotelId}`, cookie.replace(String(hotelId), '1760'))).toBe(404);
    engine.pass(24 * 3_600_000);
    expect(await status(`/api/hotels/${hotelId}`, cookie)).toBe(404);
    expect(await status(pathname)).toBe(410);
  });

  it('sends nothing once it is over, or once another has begun', async () => {
    const owner = await ownerAtDesk(engine);
    const first = await begin(owner);
    await bookAt(first.hotelId, first.cookie);
    await bookAt(first.hotelId, first.cookie);
    expect(await used(first.hotelId)).toBeGreaterThan(0);
    engine.mails.length = 0;
    const second = await begin(owner);
    expect(second.hotelId).toBe(first.hotelId);
    await relay();
    expect(engine.mails).toEqual([]);
    await paidAt(second.hotelId, second.cookie);
    engine.pass(24 * 3_600_000);
    await relay();
    expect([...engine.mails, ...engine.propertyMails]).toEqual([]);
  });

  it('sells at what the hotel has set by hand, and as its draft will have it', async () => {
    const owner = await ownerAtDesk(engine);
    const set = { price_for_pax: JSON.stringify([{ pax: 2, price: 777_700 }]), by_property: true };
    await db()
      .updateTable('rate')
      .set({ ...set, by_hand: ['price_for_pax'] })
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', 'courtyard-king')
      .where('rate_plan_id', '=', 'flexible')
      .where('date', '=', stay.checkIn as LocalDate)
      .execute();
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    const { hotelId, cookie } = await begin(owner);
    const page = await engine.app.inject({ url: `/api/hotels/${hotelId}`, headers: { cookie } });
    expect(page.json()).toMatchObject({ headline: headline.value });
    expect((await quoteAt(hotelId, cookie)).body).toContain('777700');
  });

  it('ends with the work of whoever began it, and while the provider holds the hotel', async () => {
    const owner = await ownerAtDesk(engine);
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('POST', 'trials', {})).json()).toEqual({ code: 'not_allowed' });
    const { hotelId, cookie } = await begin(manager);
    const seen = async () =>
      (await engine.app.inject({ url: `/api/hotels/${hotelId}`, headers: { cookie } })).statusCode;
    expect(await seen()).toBe(200);
    await holdHotel(engine.deps, 1760, 'Imitates a bank', 'ops');
    engine.pass(1000);
    expect(await seen()).toBe(404);
    expect((await owner.call('POST', 'trials', {})).json()).toEqual({ code: 'hotel_held' });
    await holdHotel(engine.deps, 1760, null, 'ops');
    engine.pass(1000);
    expect(await seen()).toBe(200);
    expect((await owner.call('DELETE', `people/${manager.personId}`)).statusCode).toBeLessThan(300);
    expect(await seen()).toBe(404);
  });
});
