import { propertyClient } from '@latchkey/api-client/property';
import { may } from '@latchkey/booking-core/staff';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { StaffHotel } from '../../session/staff-session.ts';
import type { ConversationModel } from './conversation.model.ts';

/**
 * The conversation about a booking (its id or reference) for the page that shows it; null for who may not read it, and
 * where it cannot be had: nobody is kept from the page by that.
 */
export async function loadConversation(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  { hotelId, role }: Pick<StaffHotel, 'hotelId' | 'role'>,
  booking: string,
): Promise<ConversationModel | null> {
  if (!may({ hotelId, kind: 'staff', id: '', role }, 'listMessages')) return null;
  const reply = await propertyClient(api, hotelId).call('listMessages', { params: { booking } }, signal);
  return reply.status === 200 ? reply.body : null;
}
