import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { StaffHotel } from '../../session/staff-session.ts';
import type { NewsOfHotel } from './you.model.ts';
import { mayHere } from '../../session/may-here.ts';

/** Which devices are told of a hotel's news. Null where the call fails or push is off: the page does without. */
export async function newsAt(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotel: StaffHotel,
): Promise<NewsOfHotel | null> {
  if (!mayHere(hotel, 'listPushDevices')) return null;
  const reply = await propertyClient(api, hotel.hotelId).call('listPushDevices', {}, signal);
  if (reply.status !== 200 || reply.body.publicKey === null) return null;
  return { hotel, publicKey: reply.body.publicKey, devices: reply.body.devices };
}
