import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { may } from '@latchkey/booking-core/staff';
import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { describe, expect, it } from 'vitest';
import { bookingKey } from '../../../database/booking-key.ts';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, statusOf, type Booked } from '../../../../test/journeys.ts';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { linkCalls, linkTokenIn, type LinkCall } from '../../../../test/linked-booking.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: What guests are told (Link of a mail).

interface Linked extends Booked {
  readonly token: string;
  readonly call: LinkCall;
}

describe('the link in a mail to the hotel', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const byKey = propertyCalls(engine, 2116);

  const request = async (more: { mode?: string } = {}): Promise<Linked> => {
    const booked = await book(engine, { hotelId: 2116, ...more, body: { specialRequests: '<b>A cot</b>' } });
    await guests.relay();
    const token = linkTokenIn(engine.propertyMails.at(-1)?.text);
    return { ...booked, token, call: linkCalls(engine, token) };
  };
  const opened = async ({ call }: Linked): Promise<BookingAtDesk> => {
    const reply = await call('GET', 'linked-booking');
    expect(reply.statusCode).toBe(200);
    return reply.json<{ booking: BookingAtDesk }>().booking;
  };
  const passTo = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());

  it('opens its booking at the desk, in the language of the hotel', async () => {
    const back = await editHotel(engine, 2116, ({ facts }) => Object.assign(facts, { mailLanguage: 'de' }));
    const linked = await request();
    await back();
    expect(engine.propertyMails.at(-1)?.text).toMatch(/https?:\/\/desk\.\S+\/by-mail\/\S+\?lang=de/);
    const booking = await opened(linked);
    expect(booking).toMatchObject({
      bookingId: linked.bookingId,
      status: 'requested',
      specialRequests: '<b>A cot</b>',
    });
    expect(booking.travellers[0]).toMatchObject({ fullName: 'Asha Rao' });
  });

  it('shows no telephone number and no mailbox, whatever is asked by it', async () => {
    const linked = await request({ mode: 'at-property' });
    const replies = [
      await linked.call('GET', 'linked-booking'),
      await linked.call('POST', `bookings/${linked.bookingId}/confirmation`, {}),
      await linked.call('GET', 'linked-booking'),
    ];
    for (const { statusCode, body } of replies) {
      expect(statusCode).toBe(200);
      expect(body).toContain('Asha Rao');
      expect(body).not.toMatch(/98450|@/);
    }
  });

  it('does what is one press, each act asked of the same table as at the desk, and nothing else', async () => {
    const linked = await request({ mode: 'at-property' });
    const act = async (path: string, body: object = {}): Promise<number> =>
      (await linked.call('POST', `bookings/${linked.bookingId}/${path}`, body)).statusCode;
    expect(await act('confirmation', { words: 'Welcome!' })).toBe(200);
    expect(await guests.view(linked)).toMatchObject({ status: 'confirmed', propertyWords: 'Welcome!' });
    await guests.post(`bookings/${linked.bookingId}/requests`, { kind: 'departure', time: '13:00' }, linked.cookie);
    const [asked] = (await opened(linked)).requests ?? [];
    expect(await act(`requests/${asked?.requestId}/answer`, { decision: 'accept' })).toBe(200);
    expect(await guests.view(linked)).toMatchObject({ requests: [{ status: 'accepted' }] });
    passTo('2026-12-02T09:00:00Z');
    for (const path of ['arrival', 'arrival/undo', 'arrival']) expect([path, await act(path)]).toEqual([path, 200]);
    // One press moves no money: the desk settles the balance.
    expect(await act('departure', { payment: { method: 'cash' } })).toBe(409);
    const { toPay } = (await byKey('GET', `bookings/${linked.bookingId}`)).json<{ toPay: number }>();
    await byKey('POST', `bookings/${linked.bookingId}/payments`, { amount: toPay, method: 'cash' });
    expect(await act('departure')).toBe(200);
    expect((await linked.call('DELETE', `bookings/${linked.bookingId}/departure`)).statusCode).toBe(200);
    expect(await act('arrival/undo')).toBe(200);
    expect((await byKey('POST', `bookings/${linked.bookingId}/no-show`, {})).statusCode).toBe(200);
    expect(await act('no-show/undo')).toBe(200);
    expect(await statusOf(engine, linked.bookingId)).toBe('confirmed');
  });

  it('is refused for everything else, and for every other booking', async () => {
    const [linked, other] = [await request(), await request()];
    const link = { hotelId: 2116, kind: 'key', id: 'mail-link', role: null, bookingId: linked.bookingId } as const;
    const tried = Object.entries(everyPropertyPath).filter(([, { path }]) => path.startsWith('/api/property/'));
    expect(tried.length).toBeGreaterThan(60);
    for (const [name, { method, path }] of tried) {
      if (name === 'getLinkedBooking') continue;
      const named = may(link, name) ? other.bookingId : linked.bookingId;
      const url = path.slice('/api/property/'.length).replace(':booking', named).replaceAll(/:\w+/g, '1760_a');
      const reply = await engine.app.inject({
        method: method as 'GET',
        url: `/api/property/${url}`,
        headers: { 'latchkey-link': linked.token },
      });
      // Some refuse a malformed request before they look who asks.
      expect([name, reply.statusCode]).toEqual([name, reply.statusCode === 400 ? 400 : 403]);
    }
    expect([await statusOf(engine, linked.bookingId), await statusOf(engine, other.bookingId)]).toEqual([
      'requested',
      'requested',
    ]);
  });

  it('does nothing where somebody has done more since its page was opened, and once what is sent twice', async () => {
    const linked = await request({ mode: 'at-property' });
    const { lastEvent } = await opened(linked);
    await byKey('POST', `bookings/${linked.bookingId}/price-revision`, { price: 9000 });
    const late = await linked.call('POST', `bookings/${linked.bookingId}/rejection`, {}, lastEvent);
    expect([late.statusCode, late.json()]).toEqual([409, { code: 'changed' }]);
    expect(await statusOf(engine, linked.bookingId)).toBe('price_revised');
    const again = await request({ mode: 'at-property' });
    await again.call('POST', `bookings/${again.bookingId}/confirmation`);
    passTo('2026-12-02T09:00:00Z');
    const { lastEvent: seen } = await opened(again);
    const press = () =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${again.bookingId}/arrival`,
        headers: { 'latchkey-link': again.token, 'latchkey-seen': String(seen), 'idempotency-key': 'one-press-12345' },
      });
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
  });

  it('stands in the journal as the link of a mail', async () => {
    const linked = await request();
    await linked.call('POST', `bookings/${linked.bookingId}/rejection`, { words: 'We are closed that week.' });
    await guests.relay();
    expect(engine.mails.at(-1)?.text).toContain('“We are closed that week.”');
    const line = await engine.deps.db
      .selectFrom('journal_line')
      .select(['kind', 'actor_id', 'actor_name', 'operation'])
      .where('booking_id', '=', bookingKey(2116, linked.bookingId).booking_id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ kind: 'key', actor_id: 'mail-link', actor_name: 'mail link', operation: 'rejectRequest' });
  });

  it('ends with its booking: then it says where that is at the desk, and does nothing', async () => {
    const turnedDown = await request();
    await turnedDown.call('POST', `bookings/${turnedDown.bookingId}/rejection`, {});
    const stayed = await request({ mode: 'at-property' });
    await stayed.call('POST', `bookings/${stayed.bookingId}/confirmation`);
    engine.pass(30 * 24 * 3_600_000);
    for (const linked of [turnedDown, stayed]) {
      const reply = await linked.call('GET', 'linked-booking');
      expect(reply.json()).toEqual({
        hotelId: 2116,
        hotelName: expect.any(String),
        reference: expect.stringMatching(/^[A-Z0-9]{4}-/),
        isSignedIn: false,
      });
      const act = await linked.call('POST', `bookings/${linked.bookingId}/arrival`, {});
      expect(act.statusCode).toBe(403);
    }
    engine.pass(60 * 24 * 3_600_000);
    expect((await stayed.call('GET', 'linked-booking')).statusCode).toBe(401);
  });

  it('is in no mail about a booking of which nothing is left to do: that leads to the desk’s own page', async () => {
    const linked = await request();
    const { reference } = await opened(linked);
    const sent = engine.propertyMails.length;
    const { feeAmount } = (
      await guests.post(`bookings/${linked.bookingId}/cancellation-quote`, {}, linked.cookie)
    ).json<{ feeAmount: number }>();
    await guests.post(`bookings/${linked.bookingId}/cancellation`, { refund: 0, feeAmount }, linked.cookie);
    await guests.relay();
    const texts = engine.propertyMails.slice(sent).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(new RegExp(`https?://desk\\.\\S+/h/2116/bookings/${reference}\\b`));
    expect(texts[0]).not.toContain('by-mail');
  });

  it('says to who is signed in at the hotel that the booking is there, and to nobody else', async () => {
    const { token } = await request();
    const asked = async (cookie: string): Promise<boolean> => {
      const headers = { 'latchkey-link': token, cookie };
      const reply = await engine.app.inject({ url: '/api/property/linked-booking', headers });
      return reply.json<{ isSignedIn: boolean }>().isSignedIn;
    };
    const [owner, other] = [await ownerAtDesk(engine, 2116), await ownerAtDesk(engine)];
    expect([await asked(owner.cookie), await asked(other.cookie), await asked('')]).toEqual([true, false, false]);
  });

  it('opens on no other host, by no other secret, and its old addresses lead to it', async () => {
    const { token, call } = await request();
    const elsewhere = await engine.app.inject({
      url: '/api/property/linked-booking',
      headers: { 'latchkey-link': token, 'x-forwarded-host': 'sandalwood.localhost' },
    });
    expect(elsewhere.statusCode).toBe(404);
    const other = token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect((await linkCalls(engine, other)('GET', 'linked-booking')).statusCode).toBe(401);
    for (const method of ['GET', 'POST'] as const) {
      const moved = await engine.app.inject({
        method,
        url: `/api/property-booking-links/${token}`,
        headers: method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'GET' ? {} : { payload: 'act=reject' }),
      });
      expect([moved.statusCode, moved.headers['location']]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^https?://desk\\.\\S+/by-mail/${token}$`)),
      ]);
    }
    expect((await call('GET', 'linked-booking')).json()).toMatchObject({ booking: { status: 'requested' } });
  });

  it('alone names the guests of a property that wants no names in its mails', async () => {
    const back = await editHotel(engine, 2116, ({ facts }) => Object.assign(facts, { guestsInMails: false }));
    const linked = await request();
    await back();
    const mail = engine.propertyMails.at(-1);
    for (const text of [mail?.text, mail?.html, mail?.subject])
      expect(text).not.toMatch(/Asha|Rao|98450 ?12345|A cot|example/);
    expect((await opened(linked)).travellers[0]?.fullName).toBe('Asha Rao');
  });

  it('is sent again at half of the request’s time and in its last hour', async () => {
    await request();
    const titles = async (): Promise<string[]> => {
      await guests.relay();
      return engine.propertyMails.map(({ subject }) => subject.replace(/ \(.*/, ''));
    };
    expect(await titles()).toEqual(['A request is waiting for your answer']);
    engine.pass(engine.deps.settings.requestMs / 2);
    expect((await titles()).slice(1)).toEqual(['A request is still waiting for your answer']);
    engine.pass(engine.deps.settings.requestMs / 2 - 3_600_000);
    expect((await titles()).slice(2)).toEqual(['A request expires within the hour']);
  });
});
