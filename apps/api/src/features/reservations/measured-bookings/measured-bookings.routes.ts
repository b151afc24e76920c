import { bookingKey } from '../../../database/booking-key.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { type ConfirmedRow, giveBack, takeConfirmed } from '../../bookings/bookings.ts';

/** The pixel takes nothing older. */
const toldWithinMs = 7 * 24 * 3_600_000;

const asked = z.strictObject({
  hotelId: z.int().positive(),
  /** Whether those that were never told are to be told now. */
  take: z.boolean(),
  /** Of those that were taken, what did not get through. */
  giveBack: z.array(z.string().max(80)).max(50).optional(),
});

/**
 * `POST /measured-bookings`: to the origin, which passes nobody on to it, the bookings that its visitor's device has at a
 * hotel and that may be told to the ad pixel: confirmed, with the engine's sum, each new once.
 */
export function measuredBookingsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.post('/measured-bookings', { config: { rateLimit: false } }, async (request, reply) => {
    const read = asked.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ code: 'bad_request' });
    const deviceHash = deviceOf(request);
    if (deviceHash === undefined) return { bookings: [] };
    const { hotelId, take, giveBack: back = [] } = read.data;
    const now = clock();
    await giveBack(
      db,
      { hotelId, deviceHash },
      back.map((bookingId) => bookingKey(hotelId, bookingId).booking_id),
    );
    const since = new Date(now.getTime() - toldWithinMs);
    const rows = await takeConfirmed(db, { hotelId, deviceHash, since }, take ? now : null);
    return { bookings: rows.map(measured) };
  });
}

const measured = ({ booking_id: bookingId, total, currency, stay, confirmed_at: at, is_new: isNew }: ConfirmedRow) => ({
  bookingId,
  total,
  currency,
  ...(stay.kind === 'hours'
    ? { checkIn: stay.date, checkOut: stay.date }
    : { checkIn: stay.checkIn, checkOut: stay.checkOut }),
  confirmedAt: at.getTime(),
  isNew,
});
