import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenedOrder, Site } from '@latchkey/api-contract/types';
import { bookingKey } from '../src/database/booking-key.ts';
import { tellOfMissingAccount } from '../src/features/payments/gateways/without-account.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { asha, book, completeByRazorpay, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { completeByStripe } from './played-gateways.ts';
import { shareCalls } from './shares.ts';
import { postStripeWebhook } from './stripe-webhook.ts';

const vendor = 'acct_1Courtyard';
const others = [{ gateway: 'stripe', vendor, superVendor: null, serves: { exceptCountries: ['IN'] } }];

// Shows docs/rules.md: Two accounts in one hotel (Who is paid by which, Its account for good, What not all can have).
describe('a house whose guests from abroad pay by another company', () => {
  const engine = openEngine();
  const { post, relay } = guestCalls(engine);
  beforeAll(async () => {
    await sql`update hotel set facts = jsonb_set(facts, '{payment,others}', ${JSON.stringify(others)}::jsonb)
      where hotel_id = 1760`.execute(engine.deps.db);
  });
  const of = (contactNumber: string, more: object = {}): Promise<Booked> =>
    book(engine, { body: { travellers: [{ ...asha, contactNumber }] }, ...more });
  const opened = async ({ bookingId }: Booked): Promise<OpenedOrder> =>
    (await post(`bookings/${bookingId}/payment-orders`, {})).json<OpenedOrder>();
  const paymentsOf = ({ bookingId }: Booked) =>
    engine.deps.db
      .selectFrom('payment')
      .select(['gateway', 'vendor', 'super_vendor', 'status'])
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .execute();
  const renumber = ({ bookingId }: Booked, contactNumber: string): Promise<unknown> =>
    engine.deps.db
      .updateTable('booking')
      .set({ contact_phone: contactNumber })
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .execute();
  const cancel = async ({ bookingId, cookie }: Booked): Promise<void> => {
    const [, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    expect((await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode).toBe(200);
    await relay();
  };

  it('pages are told that there are others, and what the windows of all of them need', async () => {
    const { hotel } = (await engine.app.inject({ url: '/api/site?hotelId=1760&host=localhost' })).json<Site>();
    const { gateways } = engine.deps;
    expect(hotel?.payment).toMatchObject({ gateway: 'razorpay', others: ['stripe'] });
    const named = [...(hotel?.payment.origins?.script ?? [])];
    for (const gateway of ['razorpay', 'stripe'] as const)
      expect(named).toEqual(expect.arrayContaining(gateways[gateway].publicSettings().origins.script));
  });

  it('a guest of the house’s country pays its first account, of which the page knows already', async () => {
    const stay = await of('+919845012345');
    const order = await opened(stay);
    expect(order.account).toBeUndefined();
    await completeByRazorpay(engine, stay.bookingId, order.order_id);
    expect(await paymentsOf(stay)).toEqual([
      { gateway: 'razorpay', vendor: 'acc_courtyard', super_vendor: 'acc_provider', status: 'captured' },
    ]);
  });

  it('a guest from abroad pays the other one, and money that goes back goes back there, whoever would be served by it by then', async () => {
    const stay = await of('+4915112345678');
    const order = await opened(stay);
    const { scriptUrl, keyId } = engine.deps.gateways.stripe.publicSettings();
    expect(order.account).toEqual({ gateway: 'stripe', scriptUrl, keyId, vendor });
    expect((await completeByStripe(engine, stay.bookingId, order.order_id)).statusCode).toBe(200);
    expect(await paymentsOf(stay)).toEqual([{ gateway: 'stripe', vendor, super_vendor: null, status: 'captured' }]);
    // Another number afterwards is served by the other account, and changes nothing of what is paid.
    await renumber(stay, '+919845012345');
    await cancel(stay);
    await renumber(stay, '+4915112345678');
    expect([engine.stripe.refunds.size, engine.razorpay.refunds.size]).toEqual([1, 0]);
  });

  it('a message of the other company settles its own payment', async () => {
    const stay = await of('+4915112345678');
    const { order_id: orderId } = await opened(stay);
    await postStripeWebhook(engine, { orderId });
    expect(await paymentsOf(stay)).toMatchObject([{ gateway: 'stripe', status: 'captured' }]);
  });

  it('an order stays where it was opened: asked again it is the same one, of the same account', async () => {
    const stay = await of('+4915112345678');
    const { order_id: orderId, account } = await opened(stay);
    await renumber(stay, '+919845012345');
    expect(await opened(stay)).toMatchObject({ order_id: orderId, account });
    await renumber(stay, '+4915112345678');
  });

  it('a window that is closed is kept in the history, whichever company’s it is', async () => {
    const stay = await of('+4915112345678');
    const { order_id: orderId } = await opened(stay);
    const closing = (id: string) =>
      post(`bookings/${stay.bookingId}/payment-closures`, {
        event: 'payment_closed',
        reason: 'modal closed for Stripe',
        bookingId: '1760_…',
        bookingObj: { hotelId: 1760, orderId: id },
      });
    expect([(await closing(orderId)).statusCode, (await closing('order_of_others')).statusCode]).toEqual([202, 202]);
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select('facts')
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, stay.bookingId).booking_id)
      .where('type', '=', 'payment_closed')
      .orderBy('sequence')
      .execute();
    expect(events).toMatchObject([{ facts: { orderId } }]);
  });

  it('friends who pay shares pay by the account of the stay', async () => {
    const calls = shareCalls(engine, {
      memory: engine.stripe,
      complete: (...args) => completeByStripe(engine, ...args),
      tell: (message) => postStripeWebhook(engine, message),
      tellMovement: () => Promise.reject(new Error('not told here')),
    });
    const abroad = { body: { travellers: [{ ...asha, contactNumber: '+4915112345678' }] } };
    const { shares } = await calls.divided([3000, 2000], abroad);
    const reply = await calls.order(shares[0] ?? '', 3000);
    expect(reply.json<OpenedOrder>().account).toMatchObject({ gateway: 'stripe', vendor });
    await calls.pay(shares[1] ?? '');
    expect(await calls.share(shares[1] ?? '')).toMatchObject({ state: 'paid' });
  });

  it('without settings for the other company the log names the house', async () => {
    const lines: object[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as object) });
    await tellOfMissingAccount({ ...engine.deps, settings: { ...engine.deps.settings, stripe: null }, log });
    expect(lines).toMatchObject([{ hotels: [1760] }]);
  });
});
