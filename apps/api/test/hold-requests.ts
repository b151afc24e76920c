import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { HotelRecord } from '../src/features/catalogue/catalogue.ts';
import type { HoldAsked } from '../src/features/reservations/holds/hold-together.ts';
import type { NewBooking } from '../src/features/reservations/holds/insert-bookings.queries.ts';
import { newBookingOf } from '../src/features/reservations/holds/new-booking.ts';
import { readQuote, type StoredQuote } from '../src/features/reservations/quotes/quotes.queries.ts';
import { editHotel } from './edit-hotel.ts';
import { asha, quoteFor, type Selected } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

/** A quote that was just made, with its hotel: as what books finds them. */
export async function liveQuote(
  engine: TestEngine,
  selected: Selected = {},
): Promise<{ readonly hotel: HotelRecord; readonly quote: StoredQuote }> {
  const hotelId = selected.hotelId ?? 1760;
  const { quoteToken } = await quoteFor(engine, selected);
  const hotel = await engine.deps.hotels.byId(hotelId);
  const quote = await readQuote(engine.deps.db, hotelId, quoteToken);
  if (hotel === undefined || quote === undefined) throw new Error('no quote');
  return { hotel, quote };
}

type Asked = Selected & {
  readonly payment?: { readonly mode: 'online' | 'at-property'; readonly plan: 'full' | 'advance' | 'guarantee' };
  /** What it is unlike the booking that a guest's request makes. */
  readonly booking?: Partial<NewBooking>;
  readonly key?: string;
};

/** A booking of a fresh quote that is to be held, under keys of its own. */
export async function holdRequest(engine: TestEngine, asked: Asked = {}): Promise<HoldAsked & { booking: NewBooking }> {
  const { payment = { mode: 'online', plan: 'full' }, booking: more = {}, key = randomUUID(), ...selected } = asked;
  const { hotel, quote } = await liveQuote(engine, selected);
  const request = { quoteToken: quote.quoteToken, travellers: [asha], payment };
  const booker = { deviceHash: 'device', address: '203.0.113.7', cameFrom: null };
  const made = newBookingOf(engine.deps, hotel, quote, request, booker);
  if ('code' in made) throw new Error(made.code);
  const booking = { ...made, ...more };
  const keyOf = (scope: string) => ({ hotelId: hotel.id, scope, key, requestHash: scope });
  return { key: keyOf('booking'), quoteKey: keyOf('quote'), answer: { bookingId: booking.bookingId }, booking };
}

/** Has the example hotel sell one cot and one use of a code, beside its three kings and two twins, in one `describe`. */
export function sellsScarce(engine: TestEngine): void {
  let back: () => Promise<void>;
  beforeAll(async () => {
    back = await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [
        { id: 'once', kind: 'coupon', couponCode: 'ONCE', percent: 10, maxUses: 1 },
        { id: 'always', kind: 'coupon', couponCode: 'ALWAYS', percent: 10 },
      ];
      facts.advertisedOffers = [];
      facts.addons = [{ id: 'cot', category: 'room', price: 500, each: 'night', stock: 1 }];
      facts.packages = [];
    });
  });
  afterAll(() => back());
}

/** How much guests may hold without payment: what no test reaches unless it names less. */
export const wideLimits = {
  ofDevice: 9,
  ofNumber: 9,
  ofEmail: 9,
  ofAddress: 9,
  roomsOfGuest: 99,
  roomsOfAddress: 99,
  shareOfAddress: null as number | null,
};
