import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { contractCalls, nights, oneExtra, openHouse, roomOn, setPrice, tax } from './contract-house.ts';
import { editHotel } from './edit-hotel.ts';
import { book, openOrder, postBooking, quoteFor, type Booked } from './journeys.ts';
import type { PlayedGateway } from './played-gateways.ts';
import { authorizationOf } from './tenancy/two-guests.ts';
import type { TestEngine } from './test-engine.ts';

export const february = { checkIn: '2027-02-20', checkOut: '2027-02-22' };

/** What a stay can have beside two guests in one room on two nights. */
type Part = 'car' | 'night' | 'guest' | 'room' | 'less' | 'moved';
export const wishes: readonly (readonly Part[])[] = [
  [],
  ['car'],
  ['guest'],
  ['night'],
  ['car', 'guest'],
  ['guest', 'night'],
  ['car', 'guest', 'night'],
  ['room'],
  ['car', 'room'],
  ['less'],
  ['moved'],
];

const has = (wish: readonly Part[], part: Part): number => Number(wish.includes(part));

/** A wish as a change asks for it. */
const askedFor = (wish: readonly Part[]): object => ({
  stay: wish.includes('moved')
    ? nights('2027-02-25', '2027-02-27')
    : nights(`2027-02-2${has(wish, 'less')}`, `2027-02-2${2 + has(wish, 'night')}`),
  rooms: [
    { ...roomOn('flexible'), adults: 2 + has(wish, 'guest') },
    ...(wish.includes('room') ? [roomOn('flexible')] : []),
  ],
  addons: wish.includes('car') ? oneExtra : [],
});

export type Place = 'guest' | 'property';
export type Money = 'card' | 'cash' | 'both';

/** A quote that waits: for which place it was made, and of which state of which booking. */
export interface Quoted {
  readonly place: Place | 'booking';
  readonly of: Stay | null;
  readonly done: number;
  readonly wish: readonly Part[];
  readonly newTotal: number;
  readonly body: { readonly quoteToken: string; readonly due?: number; readonly refund?: number };
}

/** What a booking was before, each time with more in it. */
interface Before {
  readonly wish: readonly Part[];
  readonly total: number;
}

/** A booking of a walk. */
export interface Stay {
  readonly booked: Booked;
  readonly agreed: number;
  done: number;
  history: readonly Before[];
}

/** A house whose tax has two rates, with a code, and deposits of 25.00. */
export const openBanded = (engine: TestEngine): Promise<void> =>
  openHouse(engine, (facts) => {
    facts.taxes = [tax({ id: 'low', tax: 5, priceTo: 9500 }), tax({ id: 'high', tax: 18, index: 1, priceAbove: 9500 })];
    facts.promotions = [{ id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10, maxUses: 2 }];
    for (const plan of facts.ratePlans)
      Object.assign(plan, { payment: ['full', 'advance', 'at-property'], advance: { kind: 'fixed', amount: 2500 } });
    for (const one of facts.rooms) Object.assign(one, { maxPax: 4, maxBeds: 4, extraAdult: true });
  });

/** From now on a night costs so much for two, and for a third guest beside them. */
export const sellAt = (engine: TestEngine, price: number, third: number): Promise<unknown> =>
  editHotel(engine, 1760, ({ facts }) => {
    setPrice(facts, price);
    for (const { prices } of facts.rooms) for (const one of Object.values(prices)) one.extraAdult = third;
  });

export interface WalkCalls {
  readonly bookedBy: (money: Money, couponCode: string | undefined) => Promise<Stay>;
  readonly quotedFor: (stay: Stay, place: Place, wish: readonly Part[]) => Promise<Quoted | null>;
  readonly quotedAnew: () => Promise<Quoted>;
  readonly sent: (stay: Stay, place: Place | 'booking', quoted: Quoted) => Promise<LightMyRequestResponse>;
  readonly paysInCash: (stay: Stay, amount: number) => Promise<boolean>;
  readonly paysWhatIsDue: (stay: Stay) => Promise<void>;
  readonly read: (stay: Stay) => Promise<Read>;
  /** What its guest is out of pocket where the booking is cancelled now. */
  readonly costOfCancelling: (stay: Stay) => Promise<number>;
  /** Whether a stay can be had with the code now. */
  readonly isCodeFree: () => Promise<boolean>;
  readonly cancelled: (stay: Stay) => Promise<LightMyRequestResponse>;
}

export type Read = Record<'total' | 'amountPaid' | 'refundAmount' | 'kept', number> & {
  readonly status: string;
  readonly change: object | null;
};

/** What guests and the property do in a walk. */
export function walkCalls(engine: TestEngine, gateway: PlayedGateway): WalkCalls {
  const { post, view, changeQuote } = contractCalls(engine);
  let payments = 0;
  const read: WalkCalls['read'] = async ({ booked }) => (await view(booked)) as unknown as Read;
  const ask = ({ booked }: Stay, path: string, payload: object): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${booked.bookingId}/${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      payload,
    });
  const pays = async ({ bookingId }: Booked): Promise<void> => {
    payments += 1;
    const paymentId = `pay_walk${String(payments).padStart(10, '0')}`;
    await gateway.complete(bookingId, await openOrder(engine, bookingId), { paymentId });
  };
  const cancelQuote = async ({ booked }: Stay): Promise<{ refund: number }> =>
    (await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie)).json<{ refund: number }>();
  return {
    read,
    bookedBy: async (money, couponCode) => {
      payments += 1;
      const booked = await book(engine, {
        ...february,
        ...(couponCode === undefined ? {} : { couponCode }),
        mode: money === 'cash' ? 'at-property' : 'online',
        plan: money === 'both' ? 'advance' : 'full',
        body: {
          travellers: [
            { fullName: 'Asha Rao', contactNumber: `+91984501${1000 + payments}`, email: `a${payments}@example.com` },
          ],
        },
      });
      if (money !== 'cash') await pays(booked);
      const total = Number((await view(booked))['total']);
      return { booked, agreed: total, done: 0, history: [{ wish: [], total }] };
    },
    quotedFor: async (stay, place, wish) => {
      const asked =
        place === 'guest'
          ? await changeQuote(stay.booked, askedFor(wish))
          : await ask(stay, 'change-quote', askedFor(wish)).then((one): [number, Record<string, unknown>] => [
              one.statusCode,
              one.json(),
            ]);
      if (asked[0] !== 200) return null;
      const { newTotal, ...body } = asked[1] as unknown as Quoted['body'] & { newTotal: number };
      return { place, of: stay, done: stay.done, wish, newTotal, body };
    },
    quotedAnew: async () => {
      const { quoteToken } = await quoteFor(engine, { checkIn: '2027-03-21', checkOut: '2027-03-22' });
      return { place: 'booking', of: null, done: 0, wish: [], newTotal: 0, body: { quoteToken } };
    },
    sent: ({ booked }, place, { body: { quoteToken, due = 0, refund = 0 } }) =>
      place === 'booking'
        ? postBooking(engine, quoteToken, { mode: 'at-property' })
        : place === 'guest'
          ? post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund }, booked.cookie)
          : ask({ booked } as Stay, 'change', { quoteToken }),
    paysInCash: async (stay, amount) => (await ask(stay, 'payments', { amount, method: 'cash' })).statusCode === 200,
    paysWhatIsDue: ({ booked }) => pays(booked),
    costOfCancelling: async (stay) => {
      const { amountPaid, refundAmount } = await read(stay);
      return amountPaid - refundAmount - (await cancelQuote(stay)).refund;
    },
    isCodeFree: () =>
      quoteFor(engine, { checkIn: '2027-03-21', checkOut: '2027-03-22', couponCode: 'TEN' }).then(
        () => true,
        () => false,
      ),
    cancelled: async (stay) => {
      const { refund } = await cancelQuote(stay);
      return post(`bookings/${stay.booked.bookingId}/cancellation`, { refund }, stay.booked.cookie);
    },
  };
}

/** Whether a stay is without some of the nights that were booked. */
export const takesAway = (wish: readonly Part[]): boolean => wish.includes('less') || wish.includes('moved');

/** Whether a stay has all of another, and more. */
const isMore = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length > other.length && !takesAway(one) && other.every((part) => one.includes(part));

/** The history of a stay that is now so, and what it cost when it was so before, with nothing but additions since. */
export function historyNow(
  history: readonly Before[],
  wish: readonly Part[],
  total: number,
): { readonly history: readonly Before[]; readonly before: number | null } {
  const kept = history.filter((one) => !isMore(one.wish, wish));
  const last = kept.at(-1);
  const isSame = last !== undefined && last.wish.join() === wish.join();
  if (isSame) return { history: kept, before: last.total };
  const isAdded = last !== undefined && kept.length === history.length && isMore(wish, last.wish);
  return { history: isAdded ? [...kept, { wish, total }] : [{ wish, total }], before: null };
}
