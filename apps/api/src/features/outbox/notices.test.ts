import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../test/guest-calls.ts';
import { book, closePayment, completeByRazorpay, openOrder } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { propertyCalls } from '../../../test/property-calls.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { expireBookings } from '../reservations/booking-life/expire-bookings.ts';
import { lapseChanges } from '../reservations/modifications/lapse-changes.ts';
import type { Mail } from '../messaging/messages/senders.types.ts';

describe('nobody is left without word', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const call = propertyCalls(engine, 2116);

  it('when the rest of a stay is paid: a receipt, a voucher that says nothing is due, a mail to the property', async () => {
    const { bookingId } = await guests.paid({ plan: 'advance' });
    await guests.relay();
    expect(engine.mails.at(-1)?.text).toContain('Due at the hotel');
    const before = engine.mails.length;
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    await guests.relay();
    const told = engine.mails.slice(before);
    expect(told.map(({ subject }) => subject.replace(/₹[\d,]+|\(.*/g, '').trim()).toSorted()).toHaveLength(2);
    for (const { text } of told) expect(text).not.toContain('Due at the hotel');
    expect(told.some(({ text }) => text.includes('nothing more is due'))).toBe(true);
    expect(engine.propertyMails.at(-1)?.subject).toContain('A guest has paid');
  });

  it('when a guest leaves the payment: one mail with the way back, soon, or at once when the window was closed', async () => {
    const unpaid = async (): Promise<string[]> => {
      await guests.relay();
      return engine.mails.map(({ subject }) => subject).filter((subject) => subject.includes('is waiting for payment'));
    };
    const { bookingId } = await book(engine);
    expect(await unpaid()).toHaveLength(0);
    engine.pass(4 * 60_000);
    expect(await unpaid()).toHaveLength(0);
    engine.pass(2 * 60_000);
    expect(await unpaid()).toHaveLength(1);
    expect(engine.mails.at(-1)?.text).toContain(`/checkout/${bookingId}`);
    engine.pass(4 * 60_000);
    expect(await unpaid(), 'once').toHaveLength(1);
  });

  it('when the window of a payment is closed, at once; and not who has paid', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    const closed = await closePayment(engine, bookingId, orderId);
    expect(closed.statusCode).toBe(202);
    await guests.relay();
    expect(engine.mails.at(-1)?.subject).toContain('is waiting for payment');
    await guests.paid({ roomTypeId: 'courtyard-king', checkIn: '2026-12-10', checkOut: '2026-12-12' });
    engine.pass(6 * 60_000);
    await guests.relay();
    const told = engine.mails.filter(({ subject }) => subject.includes('is waiting for payment'));
    expect(told).toHaveLength(1);
  });

  it('when an accepted request runs out unpaid', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116 });
    await call('POST', `bookings/${bookingId}/confirmation`);
    await guests.relay();
    engine.pass(engine.deps.settings.requestMs + 1000);
    await expireBookings(engine.deps);
    await guests.relay();
    expect(engine.mails.at(-1)?.subject).toContain('was not paid in time');
    expect(engine.propertyMails.at(-1)?.subject).toContain('A request has expired');
  });

  it('when a guest refuses a new price', async () => {
    const { bookingId, cookie } = await book(engine, { hotelId: 2116 });
    await call('POST', `bookings/${bookingId}/price-revision`, { price: 9000 });
    await guests.relay();
    await guests.post(`bookings/${bookingId}/price-revision`, { decision: 'refuse', updatedPrice: 9000 }, cookie);
    await guests.relay();
    expect(engine.mails.at(-1)?.subject).toContain('You have refused the new price');
  });

  it('when a change runs out unpaid: the stay is as it was, and both hear so once', async () => {
    const { bookingId, cookie } = await guests.paid();
    await guests.relay();
    const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' };
    const quoted = await guests.post(`bookings/${bookingId}/modification-quote`, { stay, rooms: [king] }, cookie);
    const { quoteToken, due, refund } = quoted.json<{ quoteToken: string; due: number; refund: number }>();
    expect(due).toBeGreaterThan(0);
    await guests.post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie);
    await guests.relay();
    expect(await lapseChanges(engine.deps)).toBe(0);
    engine.pass(3_600_000);
    expect(await lapseChanges(engine.deps)).toBe(1);
    expect(await lapseChanges(engine.deps)).toBe(0);
    await guests.relay();
    expect(engine.mails.at(-1)?.subject).toMatch(/^Your change of .* has expired$/);
    expect(engine.propertyMails.at(-1)?.subject).toContain('change');
    expect(await guests.view({ bookingId, cookie })).toMatchObject({
      change: null,
      total: 10_080,
      stay: { checkOut: '2026-12-04' },
    });
  });

  it('when no voucher can be delivered for a day: the property once, in its list too', async () => {
    await guests.paid({});
    const { deps } = engine;
    const refusing = {
      ...deps,
      messages: {
        ...deps.messages,
        sendMail: async (mail: Mail) => {
          if (mail.messageId.startsWith('<voucher.')) throw new Error('550 no such mailbox');
          return deps.messages.sendMail(mail);
        },
      },
    };
    for (let hour = 0; hour < 30; hour += 1) {
      while ((await relayOutbox(refusing)) > 0);
      engine.pass(3_600_000);
    }
    expect(engine.propertyMails.filter(({ subject }) => subject.startsWith('The voucher cannot'))).toHaveLength(1);
    expect(engine.sms).toHaveLength(1);
    const listed = await propertyCalls(engine)('GET', 'bookings');
    const { bookings } = listed.json<{ bookings: { bookingId: string }[] }>();
    expect(bookings).toMatchObject([{ undelivered: ['voucher'] }]);
    const one = await propertyCalls(engine)('GET', `bookings/${bookings[0]?.bookingId}`);
    expect(one.json()).toMatchObject({ undelivered: ['voucher'] });
  });
});
