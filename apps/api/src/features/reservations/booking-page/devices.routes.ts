import type { FastifyInstance } from 'fastify';
import { transactByHotel } from '../../../database/transact-by-hotel.ts';
import type { Deps } from '../../../deps.ts';
import { deleteDevice, deviceOf } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { forgetDevice, hotelsOfDevice } from '../bookings/devices.queries.ts';
import { ownBooking } from './own-booking.ts';

/** Leaving a device that is not one's own. */
export function devicesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'leaveDevice', async ({ params }, { request, reply }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const device = deviceOf(request);
    if (device !== undefined)
      await transactByHotel(deps, await hotelsOfDevice(deps.db, device), (tx, hotelId) =>
        forgetDevice(tx, hotelId, device),
      );
    deleteDevice(request, reply);
    return { status: 200, body: { left: true } };
  });
}
