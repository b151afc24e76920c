import { randomInt } from 'node:crypto';
import { whatItSays, textOf, type EngineAnswer, type Guest } from './guest.ts';

/** Two nights at which a hotel sells a room. */
export interface Nights {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** A room type with the plans that it is sold at, and what one room costs two guests at each, in minor units. */
export interface RoomOnSale {
  readonly roomTypeId: string;
  readonly ratePlanIds: readonly string[];
  readonly totals: readonly number[];
}

/** What a hotel sells on certain nights. */
export interface OnSale {
  readonly nights: Nights;
  readonly currency: string;
  readonly rooms: readonly RoomOnSale[];
}

/** A price that the engine keeps: its token, and the engine's whole answer. */
export interface Quoted {
  readonly token: string;
  readonly quote: EngineAnswer['body'];
}

/** How many dates are asked for before it is said that none is to be had. */
const tries = 6;

/** Nights of the next months with a room for two, or why there are none. Drawn, so that gates do not take each other's rooms. */
export async function nightsOnSale(guest: Guest, hotelId: number): Promise<OnSale | { readonly why: string }> {
  let why = 'no room is free';
  for (let attempt = 0; attempt < tries; attempt++) {
    const found = await onSaleAt(guest, hotelId, drawnNights());
    if ('why' in found) why = found.why;
    else if (found.rooms.length > 0) return found;
  }
  return { why };
}

/** The rooms that two guests can have on these nights. */
export async function onSaleAt(
  guest: Guest,
  hotelId: number,
  nights: Nights,
): Promise<OnSale | { readonly why: string }> {
  const { checkIn, checkOut } = nights;
  const free = await guest.get(`hotels/${hotelId}/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`);
  if (free.status !== 200) return { why: `what is on sale: ${whatItSays(free)}` };
  const rooms = (free.body['rooms'] ?? []) as readonly Offered[];
  return {
    nights,
    currency: String(free.body['currency']),
    rooms: rooms
      .filter(({ availableRooms, fits }) => availableRooms > 0 && fits !== false)
      .map(({ roomTypeId, pricing = [] }) => ({
        roomTypeId,
        ratePlanIds: pricing.map(({ ratePlanId }) => ratePlanId),
        totals: pricing.flatMap(({ priceForPax }) =>
          priceForPax.filter(({ pax }) => pax === 2).map(({ total }) => total),
        ),
      }))
      .filter(({ ratePlanIds }) => ratePlanIds.length > 0),
  };
}

interface Offered {
  readonly roomTypeId: string;
  readonly availableRooms: number;
  readonly fits?: boolean;
  readonly pricing?: readonly {
    readonly ratePlanId: string;
    readonly priceForPax: readonly { readonly pax: number; readonly total: number }[];
  }[];
}

/** What a room costs two guests at a plan, or why the engine has no price for it. */
export async function quoteOf(
  guest: Guest,
  hotelId: number,
  { checkIn, checkOut }: Nights,
  room: { readonly roomTypeId: string; readonly ratePlanId: string },
): Promise<Quoted | { readonly why: string }> {
  const quote = await guest.post('quotes', {
    hotelId,
    stay: { kind: 'nights', checkIn, checkOut },
    rooms: [{ ...room, adults: 2, childAges: [], infants: 0 }],
  });
  return quote.status === 201
    ? { token: textOf(quote, 'quoteToken'), quote: quote.body }
    : { why: `a quote: ${whatItSays(quote)}` };
}

const dayMs = 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** From three weeks to some seven months ahead. */
function drawnNights(): Nights {
  const from = Date.now() + (21 + randomInt(200)) * dayMs;
  return { checkIn: iso(from), checkOut: iso(from + 2 * dayMs) };
}
