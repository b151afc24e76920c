import { propertyClient } from '@latchkey/api-client/property';
import { may } from '@latchkey/booking-core/staff';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { StaffHotel } from '../../session/staff-session.ts';
import type { NewsOfHotel } from './you.model.ts';

/** Which devices are told of a hotel's news. The page stands without it: null where it cannot be known or nothing is pushed. */
export async function newsAt(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotel: StaffHotel,
): Promise<NewsOfHotel | null> {
  const { hotelId, role } = hotel;
  if (!may({ hotelId, kind: 'staff', id: '', role }, 'listPushDevices')) return null;
  const reply = await propertyClient(api, hotelId).call('listPushDevices', {}, signal);
  if (reply.status !== 200 || reply.body.publicKey === null) return null;
  return { hotel, publicKey: reply.body.publicKey, devices: reply.body.devices };
}
