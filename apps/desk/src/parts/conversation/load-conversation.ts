import { letterTemplates } from '@latchkey/booking-core/inbox';
import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenRequest } from '@latchkey/site/screen';
import { oneOf } from '../../session/one-of.ts';
import type { StaffHotel } from '../../session/staff-session.ts';
import { letterProblems, type ConversationModel } from './conversation.model.ts';
import { mayHere } from '../../session/may-here.ts';

/**
 * The conversation about a booking (its id or reference) for the page that shows it; null where the person lacks the
 * right to read it or the call fails, so that the booking opens all the same.
 */
export async function loadConversation(
  { api, search, returned, signal }: ScreenRequest,
  hotel: Pick<StaffHotel, 'hotelId' | 'role'>,
  booking: string,
): Promise<ConversationModel | null> {
  if (!mayHere(hotel, 'listMessages')) return null;
  const reply = await propertyClient(api, hotel.hotelId).call('listMessages', { params: { booking } }, signal);
  if (reply.status !== 200) return null;
  const { drafts } = reply.body;
  const template = oneOf(letterTemplates, search['draft']) ?? 'blank';
  const { letter, channel = '' } = returned?.fields ?? {};
  return {
    ...reply.body,
    template: drafts.some((draft) => draft.template === template) ? template : 'blank',
    key: crypto.randomUUID(),
    typed: letter === undefined ? null : { text: letter, channel },
    problem: oneOf(letterProblems, returned?.code) ?? null,
    isSent: returned === undefined && search['written'] === '1',
  };
}
