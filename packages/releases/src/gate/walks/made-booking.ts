import { guestOf, type Guest } from '../guest.ts';
import { cancel } from '../stay.ts';
import type { Place, Walked } from './walk.types.ts';

/** A booking as the engine has it, for who booked. */
interface MadeBooking {
  readonly bookingId: string;
  readonly reference: string;
  readonly hotelId: number;
  readonly status: string;
  readonly stay: { readonly checkIn?: string; readonly checkOut?: string };
  readonly rooms: readonly unknown[];
  readonly total: number;
  readonly amountPaid: number;
  readonly arrivedAt?: string | null;
  readonly travellers: readonly { readonly email: string }[];
}

/** The booking of an id, or why the engine does not show it whole. */
export async function bookingOf(guest: Guest, id: string): Promise<MadeBooking | string> {
  const { status, body } = await guest.get(`bookings/${id}`);
  return body['access'] === 'whole' ? (body['booking'] as MadeBooking) : `the engine answers ${status} for the booking`;
}

/** The guest of a walk that has ended, with the cookies that the browser has then. */
export const guestAfter = ({ origin, host }: Place, { cookies }: Walked): Guest => guestOf(origin, host, cookies);

/** The id of the booking that a page is of. */
export const bookingIn = (url: string): string =>
  /\/(?:bookings|checkout)\/(?:[a-z]+\/)?([^/?#]+)/.exec(url)?.[1] ?? '';

/** Cancels the booking of the page at which a walk ended, if there is one. */
export async function cancelMade(place: Place, walked: Walked | null): Promise<void> {
  const id = walked === null ? '' : bookingIn(walked.url);
  if (walked !== null && id !== '') await cancel(guestAfter(place, walked), id);
}

/** What is not as it should be, a line each. */
export const differences = (
  pairs: Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>,
): readonly string[] =>
  Object.entries(pairs)
    .filter(([, [found, wanted]]) => found !== wanted)
    .map(([what, [found, wanted]]) => `${what} is ${String(found)}, not ${String(wanted)}`);
