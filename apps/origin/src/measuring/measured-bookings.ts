import type { FastifyRequest } from 'fastify';
import { boundedRequest } from '../http/bounded-request.ts';

/** A booking that is confirmed, as the engine knows it. */
export interface MeasuredBooking {
  readonly bookingId: string;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly checkIn: string;
  readonly checkOut: string;
  /** Milliseconds since the epoch. */
  readonly confirmedAt: number;
  /** Never told before, and noted as told now. */
  readonly isNew: boolean;
}

/** The engine's query for the bookings of a visitor's device at a hotel. */
export interface AskedBookings {
  readonly hotelId: number;
  readonly take: boolean;
  readonly giveBack?: readonly string[];
}

/** The visitor's confirmed bookings, of whom only the device's cookie tells; null where the engine does not answer. */
export type MeasuredBookings = (
  request: FastifyRequest,
  asked: AskedBookings,
) => Promise<readonly MeasuredBooking[] | null>;

/** Bytes and milliseconds of the engine's answer at most. */
const [mostBytes, patienceMs] = [64 * 1024, 3000];

export const measuredBookings =
  (apiUrl: string): MeasuredBookings =>
  async (request, asked) => {
    const { cookie } = request.headers;
    if (cookie === undefined) return [];
    const reply = await boundedRequest(
      `${apiUrl}/measured-bookings`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        },
        body: JSON.stringify(asked),
      },
      { mostBytes, patienceMs },
    );
    return reply?.status === 200 ? bookingsIn(reply.text ?? '') : null;
  };

/** The engine's own words; null where something else answered in its place. */
function bookingsIn(text: string): readonly MeasuredBooking[] | null {
  try {
    const { bookings } = JSON.parse(text) as { readonly bookings?: readonly MeasuredBooking[] };
    return Array.isArray(bookings) ? bookings : null;
  } catch {
    return null;
  }
}
