import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { transact } from '../src/database/transact.ts';
import type { LinkPurpose } from '../src/database/tables/proof-tables.ts';
import { newPreviewToken } from '../src/http/hotel-preview.ts';
import { newSecretId } from '../src/secret-id.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { insertLink } from '../src/features/messaging/mail-links/mail-links.queries.ts';
import { ownerAtDesk } from './desk.ts';
import { book, openOrder, quoteFor } from './journeys.ts';
import { operatorOf } from './tenancy/two-guests.ts';
import type { TestEngine } from './test-engine.ts';

const hotelId = 1760;
const days = { checkIn: '2026-12-02', checkOut: '2026-12-04' };
const party = { adults: 2, childAges: [], infants: 0, language: 'en' };
const stay = { kind: 'nights', ...days };
const linkPurposes = [
  'booking',
  'letters',
  'unsubscribe',
  'review',
  'availability-alert',
  'availability-stop',
  'property-booking',
  'property-mailbox',
] as const satisfies readonly LinkPurpose[];

/** Everything of one hotel that opens, proves or names something, by what it is. */
export async function secretsOf(engine: TestEngine): Promise<Record<string, string>> {
  const { deps } = engine;
  const secret = deps.settings.propertyKeySecret ?? '';
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string> = {}) =>
    engine.app.inject({ method, url, payload, headers: { 'idempotency-key': randomUUID(), ...headers } });
  const bearer = { authorization: `Bearer ${signedKeyOf(hotelId, secret)}` };
  const owner = await ownerAtDesk(engine);
  const booked = await book(engine, { mode: 'at-property' });
  const held = await book(engine, { roomTypeId: 'garden-twin' });
  const about = `/api/bookings/${booked.bookingId}`;
  const { cookie } = booked;
  const shares = await call('POST', `${about}/shares`, { shares: [{ label: 'Friend', amount: 1000 }] }, { cookie });
  const lookup = await call('POST', '/api/booking-lookups', { hotelId, identifier: booked.bookingId });
  const { lookupId } = lookup.json<{ lookupId: string }>();
  const code = '471108';
  await deps.db.updateTable('booking_lookup').set({ code }).where('lookup_id', '=', lookupId).execute();
  await call('POST', '/api/availability-alerts', { hotelId, ...days, ...party, email: 'ravi@example.com' });
  const { entry_id: alert } = await deps.db.selectFrom('form_entry').select('entry_id').executeTakeFirstOrThrow();
  const links = await Promise.all(
    linkPurposes.map(async (purpose) => {
      const subject = purpose.startsWith('availability') ? alert : booked.bookingId;
      const expiresAt = new Date(deps.clock().getTime() + 3_600_000);
      const link = { hotelId, purpose, subject, language: 'en', expiresAt } as const;
      return [`link: ${purpose}`, await transact(deps.db, (tx) => insertLink(tx, link, deps.clock()))] as const;
    }),
  );
  const made = await call('POST', `/api/property/people/${owner.personId}/links`, {}, operatorOf(engine, hotelId));
  const key = await call('POST', '/api/property/keys', { name: 'Channel' }, operatorOf(engine, hotelId));
  const tokenOf = (response: LightMyRequestResponse): string => response.json<{ quoteToken: string }>().quoteToken;
  return {
    'quote: booking': (await quoteFor(engine)).quoteToken,
    'quote: guest’s change': tokenOf(await call('POST', `${about}/modification-quote`, { stay }, { cookie })),
    'quote: property’s change': tokenOf(
      await call('POST', `/api/property/bookings/${booked.bookingId}/change-quote`, { stay }, bearer),
    ),
    booking: booked.bookingId,
    device: cookie.split('=')[1] ?? '',
    share: shares.json<{ shares: { shareId: string }[] }>().shares[0]?.shareId ?? '',
    'look-up': lookupId,
    code,
    order: await openOrder(engine, held.bookingId),
    ...Object.fromEntries(links),
    'link: desk': made.json<{ url: string }>().url.split('token=')[1] ?? '',
    'session of the desk': owner.cookie.split('=')[1] ?? '',
    'property’s key': key.json<{ key: string }>().key,
    'property’s signed key': signedKeyOf(hotelId, secret),
    'operator’s key': operatorOf(engine, hotelId).authorization.replace('Bearer ', ''),
    preview: newPreviewToken({ hotelId, maker: null }, new Date(deps.clock().getTime() + 3_600_000), secret),
    'none of ours': newSecretId(hotelId),
  };
}

/** A place where one of them is expected. */
export interface Place {
  /** What opens it; the others are refused. */
  readonly own: readonly string[];
  readonly request: (token: string, of: Record<string, string>) => InjectOptions;
  /** Whether an answer opens something; `isTaken` where nothing is said. */
  readonly opens?: (response: LightMyRequestResponse) => boolean;
}

const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ method: 'GET', url, headers });
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const traveller = { fullName: 'Ravi Nair', contactNumber: '+919845099999', email: 'ravi@example.com' };
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const ofDevice = (token: string): Record<string, string> => ({ cookie: `latchkey_device=${token}` });
/** Whether an answer is none of a refusal. */
export const isTaken = ({ statusCode }: LightMyRequestResponse): boolean => statusCode < 400;

/** The doors of the engine, each tried with every one of them. What uses its own up comes last. */
export const places: Readonly<Record<string, Place>> = {
  'a quote is read': { own: ['quote: booking'], request: (token) => get(`/api/quotes/${token}`) },
  'a booking is read': { own: ['booking'], request: (token) => get(`/api/bookings/${token}`) },
  'a booking is read whole': {
    own: ['device'],
    request: (token, { booking }) => get(`/api/bookings/${booking}`, ofDevice(token)),
    opens: (response) => response.json<{ access: string }>().access === 'whole',
  },
  'a booking is changed by a device': {
    own: ['device'],
    request: (token, { booking }) => post(`/api/bookings/${booking}/modification-quote`, { stay }, ofDevice(token)),
  },
  'a share is read': { own: ['share'], request: (token) => get(`/api/shares/${token}`) },
  'a look-up is read': { own: ['look-up'], request: (token) => get(`/api/booking-lookups/${token}`) },
  'a review is begun': {
    own: ['link: review'],
    request: (token) => get(`/api/review-invitations/${token}`),
    // The stay is still to come: that much is said to its link alone.
    opens: (response) => response.json<{ code: string }>().code === 'not_stayed',
  },
  ...Object.fromEntries(
    (
      [
        ['booking', 'booking-links'],
        ['letters', 'letters'],
        ['unsubscribe', 'letters-unsubscribe'],
        ['availability-alert', 'availability-alerts'],
        ['availability-stop', 'availability-stops'],
        ['property-mailbox', 'property-mailbox-links'],
      ] as const
    ).map(([purpose, path]): [string, Place] => [
      `a link to ${path} is opened`,
      { own: [`link: ${purpose}`], request: (token) => get(`/api/${path}/${token}`), opens: isTaken },
    ]),
  ),
  'the link in a mail to the hotel opens its booking': {
    own: ['link: property-booking'],
    request: (token) => get('/api/property/linked-booking', { 'latchkey-link': token }),
  },
  'the link in a mail to the hotel acts on its booking': {
    own: ['link: property-booking'],
    request: (token, { booking }) => post(`/api/property/bookings/${booking}/arrival`, {}, { 'latchkey-link': token }),
    // It is not the day of arrival yet: that much is said to its link alone.
    opens: ({ statusCode }) => statusCode === 409,
  },
  'a preview is opened': { own: ['preview'], request: (token) => get(`/api/previews/${token}`) },
  'the desk is entered': {
    own: ['session of the desk'],
    request: (token) => get('/api/staff/session', { cookie: `latchkey-desk=${token}` }),
  },
  'a hotel is worked in by a session': {
    own: ['session of the desk'],
    request: (token) => get('/api/property/bookings', { cookie: `latchkey-desk=${token}`, 'latchkey-hotel': '1760' }),
  },
  'a hotel is worked in by a key': {
    own: ['property’s key', 'property’s signed key', 'operator’s key'],
    request: (token) => get('/api/property/bookings', bearer(token)),
  },
  'keys are given out': {
    own: ['operator’s key'],
    request: (token) => get('/api/property/keys', bearer(token)),
  },
  'a payment is told of': {
    own: [],
    request: (token, { booking }) =>
      post(`/api/bookings/${booking}/payments`, {
        gateway: 'razorpay',
        paymentId: 'pay_00000000000001',
        orderId: token,
        signature: token.padEnd(64, '0').slice(0, 64),
        hotelId,
      }),
  },
  'a payment of a share is told of': {
    own: [],
    request: (token, { share }) =>
      post(`/api/shares/${share}/payments`, {
        gateway: 'razorpay',
        paymentId: 'pay_00000000000001',
        orderId: token,
        signature: token.padEnd(64, '0').slice(0, 64),
        hotelId,
      }),
  },
  'a gateway’s message is signed': {
    own: [],
    request: (token) => ({
      ...post('/webhooks/razorpay', { event: 'payment.captured', payload: {} }),
      headers: { 'x-razorpay-signature': token, 'x-razorpay-event-id': token },
    }),
  },
  'a recovery code is used': {
    own: [],
    request: (token) => post('/api/staff/recovery', { mail: 'owner@1760.example', code: token }),
  },
  'a change by a guest is made': {
    own: ['quote: guest’s change'],
    request: (token, { booking, device }) =>
      post(`/api/bookings/${booking}/modification`, { quoteToken: token, due: 0, refund: 0 }, ofDevice(device ?? '')),
  },
  'a share is declined': { own: ['share'], request: (token) => post(`/api/shares/${token}/decline`) },
  'a booking is made': {
    own: ['quote: booking'],
    request: (token) =>
      post('/api/bookings', { quoteToken: token, travellers: [traveller], payment: { mode: 'online', plan: 'full' } }),
  },
  'the desk is opened by a link': {
    own: ['link: desk'],
    request: (token) => post('/api/staff/sessions', { token }),
  },
  'a code is entered': {
    own: ['code'],
    request: (token, of) => post(`/api/booking-lookups/${of['look-up']}/verify`, { code: token }),
  },
};
