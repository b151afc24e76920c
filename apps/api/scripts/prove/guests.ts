import { createHmac, randomUUID } from 'node:crypto';
import { signedKeyOf } from '../../src/features/property/routes/property-key.ts';
import { readSettings } from '../../src/settings.ts';
import { call, type Reply } from './http.ts';

const read = readSettings({});
if ('faults' in read) throw new Error(read.faults.join());
const { settings } = read;
const asha = { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' };

export const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

export type AttemptedStay =
  | { kind: 'nights'; checkIn: string; checkOut: string }
  | { kind: 'hours'; date: string; startHour: number; hours: number };

/** A quote of one room, of the demo's Bengaluru hotel unless another is named, or what was refused. */
export async function quote(
  url: string,
  stay: AttemptedStay,
  roomTypeId: string,
  ratePlanId: string,
  hotelId = 1760,
): Promise<string | null> {
  const rooms = [{ roomTypeId, ratePlanId, adults: 1, childAges: [], infants: 0 }];
  const reply = await call(`${url}/api/quotes`, 'POST', { hotelId, stay, rooms });
  return reply.status === 201 ? (JSON.parse(reply.body) as { quoteToken: string }).quoteToken : null;
}

/** Books; a quote makes as many bookings as are asked for, since every attempt is another guest's. */
export function book(
  url: string,
  quoteToken: string,
  mode: 'online' | 'at-property',
  key: string = randomUUID(),
  more: object = {},
): Promise<Reply> {
  return call(
    `${url}/api/bookings`,
    'POST',
    { quoteToken, travellers: [asha], payment: { mode, plan: 'full' }, again: true, ...more },
    { 'idempotency-key': key },
  );
}

/** Pays a held booking as the page of its hotel's gateway does; the acknowledged status, or null. */
export async function pay(url: string, bookingId: string): Promise<string | null> {
  const order = await call(
    `${url}/api/bookings/${bookingId}/payment-orders`,
    'POST',
    {},
    { 'idempotency-key': randomUUID() },
  );
  if (order.status !== 201) return null;
  const { order_id: orderId } = JSON.parse(order.body) as { order_id: string };
  const hotelId = Number(bookingId.split('_')[0]);
  const paid = await call(
    `${url}/api/bookings/${bookingId}/payments`,
    'POST',
    { ...completionOf(orderId), hotelId },
    { 'idempotency-key': randomUUID() },
  );
  return paid.status === 200 ? (JSON.parse(paid.body) as { booking: { status: string } }).booking.status : null;
}

/** What a page tells of an order: Stripe's are named as Stripe names them. */
function completionOf(orderId: string): object {
  if (orderId.startsWith('pi_')) return { gateway: 'stripe', paymentId: orderId, orderId };
  const paymentId = `pay_${orderId}`;
  const signature = createHmac('sha256', settings.RAZORPAY_KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');
  return { gateway: 'razorpay', paymentId, orderId, signature };
}

/** Sets how many rooms of a type are sold, as the property does. */
export async function setRooms(
  url: string,
  roomTypeId: string,
  from: string,
  to: string,
  total: number,
): Promise<void> {
  const authorization = `Bearer ${signedKeyOf(1760, settings.propertyKeySecret ?? '')}`;
  const reply = await call(`${url}/api/property/inventory`, 'PUT', { roomTypeId, from, to, total }, { authorization });
  if (reply.status !== 200) throw new Error(`rooms not set: ${reply.status} ${reply.body}`);
}
