import { traveller, textOf, whatItSays, type EngineAnswer, type Guest } from './guest.ts';
import { nightsOnSale, quoteOf, type Quoted } from './on-sale.ts';
import { payByEngine, sandboxIn } from './pay.ts';
import { dueOf, pricesOf, sumsOf, totalOf, type Sum } from './sums.ts';

/**
 * What the gate's two stays come to, one stage after another; the pages of `release.json` name them as `{quote}` and so on.
 * One is paid before it begins. The other is confirmed without a payment, and its cost is divided.
 */
export const stages = {
  online: ['nights', 'quote', 'booking', 'paid', 'cancelled'],
  atProperty: ['confirmed', 'share'],
} as const;
export type StayKind = keyof typeof stages;
export type StayStage = (typeof stages)[StayKind][number];

/** A stage that was reached, with what stands for it in a path and what its pages have to show; or why the engine did not go on. */
export type StayStep =
  | ({ readonly kind: 'reached'; readonly stage: StayStage; readonly id: string } & Shown)
  | { readonly kind: 'stopped'; readonly why: string };

/** What pages of a stage have to show, and the one total that they may name. */
interface Shown {
  readonly sums: readonly Sum[];
  readonly total?: Sum;
}

/** The kinds of stays that pages need, each with its last stage that one of them shows. */
export const lastStages = (needed: readonly StayStage[]): [StayKind, StayStage][] =>
  (Object.keys(stages) as StayKind[]).flatMap((kind) => {
    const last = stages[kind].findLast((stage) => needed.includes(stage));
    return last === undefined ? [] : [[kind, last]];
  });

/**
 * A stay from its price to its cancellation, as a guest makes it, step by step: a page of a stage is made while it is so. It
 * is paid where the gateway is the sandbox, and else at the property. Stays at the property end cancelled too.
 */
export async function* makeStay(guest: Guest, kind: StayKind, last: StayStage): AsyncGenerator<StayStep> {
  const site = await guest.get('site');
  const hotelId = Number((site.body['hotel'] as { id?: number } | undefined)?.id);
  if (!(hotelId > 0)) return yield stopped('the host is no hotel’s', site);
  const of = { guest, hotelId, gateway: sandboxIn(site.text), last };
  yield* kind === 'online' ? paidOnline(of) : paidAtProperty(of);
}

interface Of {
  readonly guest: Guest;
  readonly hotelId: number;
  readonly gateway: string | null;
  readonly last: StayStage;
}

async function* paidOnline({ guest, hotelId, gateway, last }: Of): AsyncGenerator<StayStep> {
  const isOver = (stage: StayStage): boolean => stage === last;
  const found = await nightsOnSale(guest, hotelId);
  if ('why' in found) return yield { kind: 'stopped', why: found.why };
  const { nights, rooms } = found;
  yield reached('nights', `${nights.checkIn}/${nights.checkOut}`, { sums: pricesOf(found) });
  if (isOver('nights')) return;
  const { roomTypeId = '', ratePlanIds: [ratePlanId = ''] = [] } = rooms[0] ?? {};
  const quoted = await quoteOf(guest, hotelId, nights, { roomTypeId, ratePlanId });
  if ('why' in quoted) return yield { kind: 'stopped', why: quoted.why };
  yield reached('quote', quoted.token, { sums: sumsOf(quoted), total: totalOf(quoted) });
  if (isOver('quote')) return;
  const booked = await book(guest, quoted.token, gateway !== null);
  const id = textOf(booked, 'bookingId');
  if (booked.status !== 201) return yield stopped('a booking', booked);
  yield reached('booking', id, { sums: gateway === null ? [] : dueOf(quoted) });
  if (isOver('booking')) return;
  const unpaid = gateway === null ? null : await payByEngine(guest, hotelId, id, gateway);
  if (unpaid !== null) return yield { kind: 'stopped', why: unpaid };
  yield reached('paid', id);
  if (isOver('paid')) return;
  const cancelled = await cancel(guest, id);
  if (cancelled.status !== 200) return yield stopped('a cancellation', cancelled);
  yield reached('cancelled', id);
}

async function* paidAtProperty({ guest, hotelId, last }: Of): AsyncGenerator<StayStep> {
  const found = await confirmedStay(guest, hotelId);
  if ('why' in found) return yield { kind: 'stopped', why: found.why };
  yield reached('confirmed', found.id);
  if (last === 'share') {
    const made = await share(guest, found.id);
    if (typeof made !== 'string') return yield { kind: 'stopped', why: made.why };
    yield reached('share', made);
  }
  const cancelled = await cancel(guest, found.id);
  if (cancelled.status !== 200) yield stopped('a cancellation', cancelled);
}

/** A stay that is confirmed and not paid: not every plan is sold so. */
async function confirmedStay(
  guest: Guest,
  hotelId: number,
): Promise<{ readonly id: string; readonly quoted: Quoted } | { readonly why: string }> {
  const found = await nightsOnSale(guest, hotelId);
  if ('why' in found) return found;
  let why = 'no plan is paid at the hotel';
  for (const { roomTypeId, ratePlanIds } of found.rooms)
    for (const ratePlanId of ratePlanIds) {
      const quoted = await quoteOf(guest, hotelId, found.nights, { roomTypeId, ratePlanId });
      if ('why' in quoted) return quoted;
      const booked = await book(guest, quoted.token, false);
      if (booked.status === 201) return { id: textOf(booked, 'bookingId'), quoted };
      why = `a booking: ${whatItSays(booked)}`;
    }
  return { why };
}

/** Divides what a stay costs, and answers with the id of a share of half of it; or why not. */
export async function share(guest: Guest, id: string): Promise<string | { readonly why: string }> {
  const listed = await guest.get(`bookings/${id}/shares`);
  const divided = await guest.post(`bookings/${id}/shares`, {
    shares: [{ label: traveller.fullName, amount: Math.ceil(Number(listed.body['left']) / 2) }],
  });
  const [made] = (divided.body['shares'] ?? []) as readonly { readonly shareId: string }[];
  return made?.shareId ?? { why: `a share: ${whatItSays(divided)}` };
}

export const book = (guest: Guest, quoteToken: string, isOnline: boolean): Promise<EngineAnswer> =>
  guest.post('bookings', {
    quoteToken,
    travellers: [traveller],
    payment: { mode: isOnline ? 'online' : 'at-property', plan: 'full' },
  });

/** Cancels a stay for what comes back of it now. */
export async function cancel(guest: Guest, id: string): Promise<EngineAnswer> {
  const due = await guest.post(`bookings/${id}/cancellation-quote`, {});
  return guest.post(`bookings/${id}/cancellation`, { refund: due.body['refund'] });
}

const reached = (stage: StayStage, id: string, shown: Shown = { sums: [] }): StayStep => ({
  kind: 'reached',
  stage,
  id,
  ...shown,
});

const stopped = (what: string, told: EngineAnswer): StayStep => ({
  kind: 'stopped',
  why: `${what}: ${whatItSays(told)}`,
});
