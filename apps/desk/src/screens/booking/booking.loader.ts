import { readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import type { JournalLine, PropertyFolio } from '@latchkey/api-contract/types';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { loadConversation } from '../../parts/conversation/load-conversation.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { actsOf, isAct, openedBy } from './acts.table.ts';
import { bookingProblems, type BookingModel, type BookingPage, type Opened } from './booking.model.ts';

/** The address, of a booking or of the link of a mail -> its page. */
export const load = (request: ScreenRequest): Promise<ScreenOutcome<BookingPage>> =>
  'token' in request.params
    ? import(/* webpackChunkName: "history" */ './load-by-link.ts').then(({ loadByLink }) => loadByLink(request))
    : loadAtDesk(request);

/** Acts of which the engine says beforehand what they would do. */
const asksEngine = new Set<Opened>(['change', 'extras', 'check_out', 'payment', 'refund', 'cancel']);

/** Hotel and reference -> the booking whole, what is open on its page, and what an asked change would cost. */
const loadAtDesk = inHotel<BookingModel>(async (request, { hotel }) => {
  const { search, returned, locale, api, signal, params } = request;
  const client = propertyClient(api, hotel.hotelId);
  const named = params['reference'] ?? '';
  const [reply, journal, conversation, folio] = await Promise.all([
    client.call('getPropertyBooking', { params: { booking: named }, query: { language: locale } }, signal),
    readJournal(client, named, signal),
    loadConversation(request, hotel, named),
    readFolio(client, named, request),
  ]);
  if (reply.status === 'failure') throw readError('the booking', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const booking = reply.body;
  const opened = openedBy(search['open'] ?? returned?.fields['act'] ?? '', actsOf(hotel, booking), booking);
  const shown =
    opened !== null && asksEngine.has(opened)
      ? await import(/* webpackChunkName: "history" */ './load-opened.ts').then(({ loadOpened }) =>
          loadOpened(request, client, booking, opened),
        )
      : { offered: null, change: null };
  const here = deskUrl('booking', { hotelId: hotel.hotelId, reference: booking.reference });
  const { lang: _, post: __, open: ___, done: ____, ...asked } = search;
  const done = search['done'] ?? '';
  return {
    kind: 'ready',
    model: {
      booking,
      journal,
      conversation,
      folio,
      here,
      atDesk: here,
      opened,
      asked,
      ...shown,
      done: returned === undefined && isAct(done) ? done : null,
      problem: oneOf(bookingProblems, returned?.code) ?? null,
      typed: returned?.fields ?? {},
      key: returned?.fields['key'] || crypto.randomUUID(),
    },
  };
});

/** The journal's lines of the booking; empty where the call fails, so that the booking opens all the same. */
async function readJournal(client: PropertyClient, booking: string, signal: AbortSignal): Promise<JournalLine[]> {
  const reply = await client.call('listJournal', { query: { booking, limit: 100 } }, signal);
  return reply.status === 200 ? reply.body.lines : [];
}

/** The account of the stay; null where the call fails, so that the booking opens all the same. */
async function readFolio(
  client: PropertyClient,
  booking: string,
  { locale, signal }: ScreenRequest,
): Promise<PropertyFolio | null> {
  const reply = await client.call('getFolio', { params: { booking }, query: { language: locale } }, signal);
  return reply.status === 200 ? reply.body : null;
}
