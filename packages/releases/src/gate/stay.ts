import { randomInt } from 'node:crypto';
import { traveller, type Guest, type EngineAnswer } from './guest.ts';

/** What a stay of the gate's comes to, one after another; the pages of `release.json` name them as `{quote}` and so on. */
export const stayStages = ['quote', 'booking', 'paid', 'cancelled'] as const;
export type StayStage = (typeof stayStages)[number];

/** A stage that was reached, with the id that its pages show; or why the engine did not go on. */
export type StayStep =
  | { readonly kind: 'reached'; readonly stage: StayStage; readonly id: string }
  | { readonly kind: 'stopped'; readonly why: string };

/**
 * A stay from its price to its cancellation, as a guest makes it, step by step: a page of a stage is made while it is so. It
 * is paid where the gateway is the sandbox, and else paid at the property. In the end nothing of it is left but a cancelled
 * booking. Dates are drawn from those of the next months, so that gates do not take each other's rooms.
 */
export async function* makeStay(guest: Guest, until: StayStage): AsyncGenerator<StayStep> {
  const last = stayStages.indexOf(until);
  const site = await guest.get('site');
  const hotelId = Number((site.body['hotel'] as { id?: number } | undefined)?.id);
  if (!(hotelId > 0)) return yield stopped('the host is no hotel’s', site);
  const quote = await quoted(guest, hotelId);
  if ('why' in quote) return yield { kind: 'stopped', why: quote.why };
  yield { kind: 'reached', stage: 'quote', id: quote.token };
  if (last < 1) return;

  const gateway = sandboxIn(site.text);
  const mode = gateway === null ? 'at-property' : 'online';
  const booked = await guest.post('bookings', {
    quoteToken: quote.token,
    travellers: [traveller],
    payment: { mode, plan: 'full' },
  });
  const id = textOf(booked, 'bookingId');
  if (booked.status !== 201) return yield stopped('a booking', booked);
  yield { kind: 'reached', stage: 'booking', id };
  if (last < 2) return;

  const unpaid = gateway === null ? null : await paid(guest, hotelId, id, gateway);
  if (unpaid !== null) return yield { kind: 'stopped', why: unpaid };
  yield { kind: 'reached', stage: 'paid', id };
  if (last < 3) return;

  const due = await guest.post(`bookings/${id}/cancellation-quote`, {});
  const cancelled = await guest.post(`bookings/${id}/cancellation`, { refund: due.body['refund'] });
  if (cancelled.status !== 200) return yield stopped('a cancellation', cancelled);
  yield { kind: 'reached', stage: 'cancelled', id };
}

/** How many stays are asked for before it is said that none is to be had. */
const tries = 6;

async function quoted(guest: Guest, hotelId: number): Promise<{ readonly token: string } | { readonly why: string }> {
  let why = 'no room is free';
  for (let attempt = 0; attempt < tries; attempt++) {
    const [checkIn, checkOut] = drawnNights();
    const free = await guest.get(`hotels/${hotelId}/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`);
    const rooms = (free.body['rooms'] ?? []) as readonly Offered[];
    for (const { roomTypeId, availableRooms, fits, pricing } of rooms) {
      const ratePlanId = pricing?.[0]?.ratePlanId;
      if (!(availableRooms > 0) || fits === false || ratePlanId === undefined) continue;
      const quote = await guest.post('quotes', {
        hotelId,
        stay: { kind: 'nights', checkIn, checkOut },
        rooms: [{ roomTypeId, ratePlanId, adults: 2, childAges: [], infants: 0 }],
      });
      if (quote.status === 201) return { token: textOf(quote, 'quoteToken') };
      why = `a quote: ${toldOf(quote)}`;
    }
  }
  return { why };
}

interface Offered {
  readonly roomTypeId: string;
  readonly availableRooms: number;
  readonly fits?: boolean;
  readonly pricing?: readonly { readonly ratePlanId: string }[];
}

const dayMs = 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Two nights, from three weeks to some seven months ahead. */
function drawnNights(): readonly [string, string] {
  const from = Date.now() + (21 + randomInt(200)) * dayMs;
  return [iso(from), iso(from + 2 * dayMs)];
}

/** Where a payment is made without a window; null where the gateway is not the sandbox's. */
const sandboxIn = (site: string): string | null =>
  /"(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/razorpay)\/v1\/checkout\.js"/.exec(site)?.[1] ?? null;

/** Pays what is due; null when it is paid. */
async function paid(guest: Guest, hotelId: number, id: string, gateway: string): Promise<string | null> {
  const order = await guest.post(`bookings/${id}/payment-orders`, {});
  const orderId = textOf(order, 'order_id');
  if (order.status !== 201) return `an order of payment: ${toldOf(order)}`;
  const window = await fetch(`${gateway}/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const { response = {} } = (await window.json()) as { readonly response?: Readonly<Record<string, string>> };
  const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = response;
  const done = await guest.post(`bookings/${id}/payments`, {
    gateway: 'razorpay',
    hotelId,
    paymentId,
    orderId,
    signature,
  });
  return done.status === 200 ? null : `a payment: ${toldOf(done)}`;
}

const stopped = (what: string, told: EngineAnswer): StayStep => ({ kind: 'stopped', why: `${what}: ${toldOf(told)}` });

const toldOf = ({ status, body, text }: EngineAnswer): string =>
  `the engine answers ${status} ${typeof body['code'] === 'string' ? body['code'] : text.slice(0, 120)}`.trim();

const textOf = ({ body }: EngineAnswer, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};
