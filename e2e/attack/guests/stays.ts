import { hosts, type Instance } from '../instance.ts';
import { pay } from '../parties.ts';
import { guestAt, textIn, type Guest, type Reply } from './guest.ts';

/** The hotels that the battery books: 22 rooms and confirmed at once; 20 rooms and confirmed by hand; one house. */
export const sandalwood = { host: hosts.sandalwood, hotelId: 1760, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
export const palace = { host: hosts.palace, hotelId: 2116, roomTypeId: 'arch-twin', ratePlanId: 'breakfast' };
export const house = { host: hosts.mango, hotelId: 493, roomTypeId: 'whole-house', ratePlanId: 'flexible' };

export interface WantedStay {
  readonly host: string;
  readonly hotelId: number;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  /** Each attack has nights of its own, so that none takes another's rooms. */
  readonly slot: number;
  readonly nights?: number;
  readonly rooms?: number;
  readonly mode?: 'online' | 'at-property';
}

export interface Stay {
  readonly guest: Guest;
  readonly wanted: WantedStay;
  /** 201, or why not. */
  readonly status: number;
  readonly code: string;
  readonly bookingId: string;
  /** The booking's state; empty where none was made. */
  readonly state: string;
  readonly codeWanted: boolean;
}

/** The date some days from today. */
export const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The dates of a stay: two nights from a Sunday or a Tuesday on, since hotels keep rooms back at weekends. */
export function datesOf({ slot, nights = 2 }: Pick<WantedStay, 'slot' | 'nights'>): {
  readonly checkIn: string;
  readonly checkOut: string;
} {
  const sunday = 7 - new Date().getUTCDay();
  const first = sunday + 7 * Math.floor(slot / 2) + 2 * (slot % 2);
  return { checkIn: dayAfter(first), checkOut: dayAfter(first + nights) };
}

/** What a guest selects, as the contract has it. */
export const selectionOf = ({ hotelId, roomTypeId, ratePlanId, slot, nights = 2, rooms = 1 }: WantedStay) => ({
  hotelId,
  stay: { kind: 'nights', ...datesOf({ slot, nights }) },
  rooms: Array.from({ length: rooms }, () => ({ roomTypeId, ratePlanId, adults: 2, childAges: [], infants: 0 })),
});

/** What a guest sends to book a quote. */
export const requestOf = (guest: Guest, quoteToken: unknown, mode: WantedStay['mode'] = 'online'): object => ({
  quoteToken,
  travellers: [guest.traveller],
  payment: { mode, plan: 'full' },
});

/** Asks for a price and books it; a stranger unless it says who. */
export async function book(
  instance: Instance,
  wanted: WantedStay,
  guest = guestAt(instance, wanted.host),
): Promise<Stay> {
  const quote = await guest.post('quotes', selectionOf(wanted));
  const made =
    quote.status === 201
      ? await guest.post('bookings', requestOf(guest, quote.body['quoteToken'], wanted.mode))
      : quote;
  return {
    guest,
    wanted,
    status: made.status,
    code: made.code,
    bookingId: textIn(made.body, 'bookingId'),
    state: textIn(made.body, 'status'),
    codeWanted: made.body['codeWanted'] === true,
  };
}

/** Opens the gateway's order of a stay. */
export const openOrder = ({ guest, bookingId }: Stay): Promise<Reply> =>
  guest.post(`bookings/${bookingId}/payment-orders`, {});

/** Tells the engine that a payment was made. */
export const tell = (
  { guest, bookingId, wanted }: Stay,
  paid: { readonly paymentId: string; readonly orderId: string; readonly signature: string },
): Promise<Reply> =>
  guest.post(`bookings/${bookingId}/payments`, { gateway: 'razorpay', hotelId: wanted.hotelId, ...paid });

/** Pays a stay in the gateway's window as a guest does. */
export async function payFor(instance: Instance, stay: Stay): Promise<Reply> {
  const order = await openOrder(stay);
  const paid = await pay(instance, String(order.body['order_id']));
  return paid === null ? order : tell(stay, paid);
}

/** A booking as a guest sees it, without the envelope. */
export async function seen({
  guest,
  bookingId,
}: Pick<Stay, 'guest' | 'bookingId'>): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await guest.get(`bookings/${bookingId}`);
  return { access: body['access'], ...(body['booking'] as object) };
}

/** How many answers came to each end, as text: `confirmed × 4, sold_out × 8`. */
export function counted(ends: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].map(([end, count]) => `${end} × ${count}`).join(', ');
}
