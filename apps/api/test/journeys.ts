import { randomUUID } from 'node:crypto';
import type { Quote } from '@latchkey/api-contract/types';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';
import { paymentOf, signPayment } from './test-gateway.ts';

export const asha = { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' };

export interface Selected {
  readonly hotelId?: number;
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly roomTypeId?: string;
  readonly ratePlanId?: string;
  readonly rooms?: number;
  readonly couponCode?: string;
  readonly addons?: readonly object[];
}

export function selectionOf({
  hotelId = 1760,
  checkIn = '2026-12-02',
  checkOut = '2026-12-04',
  roomTypeId = 'courtyard-king',
  ratePlanId = 'flexible',
  rooms = 1,
  couponCode,
  addons,
}: Selected = {}): object {
  return {
    hotelId,
    stay: { kind: 'nights', checkIn, checkOut },
    rooms: Array.from({ length: rooms }, () => ({ roomTypeId, ratePlanId, adults: 2, childAges: [], infants: 0 })),
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(addons === undefined ? {} : { addons }),
  };
}

export async function quoteFor(engine: TestEngine, selected: Selected = {}): Promise<Quote> {
  const response = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf(selected) });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<Quote>();
}

/** As many quotes of the same stay: one for each guest. */
export async function quotesFor(engine: TestEngine, count: number, selected: Selected = {}): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await quoteFor(engine, selected)).quoteToken);
  return tokens;
}

export interface Booked {
  readonly bookingId: string;
  readonly status: string;
  readonly cookie: string;
}

export function postBooking(
  engine: TestEngine,
  quoteToken: string,
  more: { key?: string; mode?: string; plan?: string; body?: object; cookie?: string } = {},
): Promise<LightMyRequestResponse> {
  return engine.app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: {
      'idempotency-key': more.key ?? randomUUID(),
      ...(more.cookie === undefined ? {} : { cookie: more.cookie }),
    },
    payload: {
      quoteToken,
      travellers: [asha],
      payment: { mode: more.mode ?? 'online', plan: more.plan ?? 'full' },
      ...more.body,
    },
  });
}

export async function book(
  engine: TestEngine,
  selected: Selected & { mode?: string; plan?: string; body?: object } = {},
): Promise<Booked> {
  const response = await postBooking(engine, (await quoteFor(engine, selected)).quoteToken, selected);
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  const { bookingId, status } = response.json<{ bookingId: string; status: string }>();
  return { bookingId, status, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
}

export async function openOrder(engine: TestEngine, bookingId: string): Promise<string> {
  const response = await engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payment-orders`,
    headers: { 'idempotency-key': randomUUID() },
  });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<{ order_id: string }>().order_id;
}

/** Completes a payment as the guest's page does after the India gateway's window has closed. */
export function completeByRazorpay(
  engine: TestEngine,
  bookingId: string,
  orderId: string,
  more: { paymentId?: string; signature?: string; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const paymentId = more.paymentId ?? paymentOf(orderId);
  const signature = more.signature ?? signPayment(orderId, paymentId, engine.deps.settings.RAZORPAY_KEY_SECRET);
  return engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payments`,
    headers: { 'idempotency-key': more.key ?? randomUUID() },
    payload: { gateway: 'razorpay', paymentId, orderId, signature, hotelId: Number(bookingId.split('_')[0]) },
  });
}

export async function statusOf(engine: TestEngine, bookingId: string): Promise<string> {
  const response = await engine.app.inject({ url: `/api/bookings/${bookingId}` });
  return response.json<{ booking: { status: string } }>().booking.status;
}

/** Tells the engine, as the guest's page does, that the window of a payment was closed. */
export const closePayment = (engine: TestEngine, bookingId: string, orderId: string): Promise<LightMyRequestResponse> =>
  engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payment-closures`,
    payload: {
      event: 'payment_closed',
      reason: 'modal closed for the India gateway',
      bookingId: '1760_[redacted]',
      bookingObj: { hotelId: 1760, orderId },
    },
  });
