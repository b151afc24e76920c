import type { FastifyInstance } from 'fastify';
import { transactByHotel } from '../../../database/transact-by-hotel.ts';
import type { Deps } from '../../../deps.ts';
import { deleteDevice, deviceOf } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { forgetDevice, forgetHotelsOf, hotelsOfDevice } from '../../booking-access/booking-access.ts';
import { ownBooking } from './own-booking.ts';

/** Leaving a device that is not one's own. */
export function devicesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'leaveDevice', async ({ params }, { request, reply }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const device = deviceOf(request);
    if (device !== undefined) {
      // The booking's own hotel too: an older version notes no device.
      const hotels = [own.found.row.hotel_id, ...(await hotelsOfDevice(deps.db, device))];
      await transactByHotel(deps, hotels, (tx, hotelId) => forgetDevice(tx, hotelId, device));
      await forgetHotelsOf(deps.db, device);
    }
    deleteDevice(request, reply);
    return { status: 200, body: { left: true } };
  });
}
