import { readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import type { BookingAtDesk, JournalLine } from '@latchkey/api-contract/types';
import type { ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { inHotel } from '../../frame/in-hotel.ts';
import { loadConversation } from '../../parts/conversation/load-conversation.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { acts, actsOf, isAct } from './acts.table.ts';
import { problemOf } from './acts/problem-of.ts';
import { askedChange } from './asked-change.ts';
import { bookingProblems, type BookingModel, type Offered, type Opened, type QuotedChange } from './booking.model.ts';

/** Hotel and reference of the address -> the booking whole, what is open on its page, and what an asked change would cost. */
export const load = inHotel<BookingModel>(async (request, { hotel }) => {
  const { search, returned, locale, api, signal, params } = request;
  const client = propertyClient(api, hotel.hotelId);
  const named = params['reference'] ?? '';
  const [reply, journal, conversation] = await Promise.all([
    client.call('getPropertyBooking', { params: { booking: named }, query: { language: locale } }, signal),
    readJournal(client, named, signal),
    loadConversation(request, hotel, named),
  ]);
  if (reply.status === 'failure') throw readError('the booking', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const booking = reply.body;
  const opened = openedBy(search['open'] ?? returned?.fields['act'] ?? '', actsOf(hotel, booking));
  const [offered, change] = await Promise.all([
    opened === 'change' || opened === 'extras' ? readOffered(request, hotel.hotelId) : null,
    opened === 'change' || opened === 'extras' ? quoteOf(client, booking, request) : null,
  ]);
  const { lang: _, post: __, open: ___, done: ____, ...asked } = search;
  const done = search['done'] ?? '';
  return {
    kind: 'ready',
    model: {
      booking,
      journal,
      conversation,
      here: deskUrl('booking', { hotelId: hotel.hotelId, reference: booking.reference }),
      opened,
      asked,
      offered,
      change,
      done: returned === undefined && isAct(done) ? done : null,
      problem: bookingProblems.find((one) => one === returned?.code) ?? null,
      typed: returned?.fields ?? {},
      key: returned?.fields['key'] || crypto.randomUUID(),
    },
  };
});

/** What an address opens: a panel that is there for who asks, or the list of all acts. */
function openedBy(name: string, can: readonly string[]): Opened | null {
  if (name === 'more') return name;
  return isAct(name) && acts[name].by === 'panel' && can.includes(name) ? name : null;
}

/** The journal's lines of the booking; none where they cannot be read, which keeps nobody from the booking. */
async function readJournal(client: PropertyClient, booking: string, signal: AbortSignal): Promise<JournalLine[]> {
  const reply = await client.call('listJournal', { query: { booking, limit: 100 } }, signal);
  return reply.status === 200 ? reply.body.lines : [];
}

/** What the hotel sells, in the language of the page. */
async function readOffered({ api, locale, signal }: ScreenRequest, hotelId: number): Promise<Offered> {
  const [hotel, extras] = await Promise.all([
    api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal),
    api.call('getAddons', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  return {
    rooms:
      hotel.status === 200
        ? hotel.body.HotelRooms.map(({ id, name, ratePlans }) => ({
            roomTypeId: id,
            name,
            plans: ratePlans.map((plan) => ({ id: plan.id, name: plan.name })),
          }))
        : [],
    extras: extras.status === 200 ? extras.body.addons : [],
  };
}

/** What the change that the address asks for costs; null where it asks for none. */
async function quoteOf(
  client: PropertyClient,
  { reference, selection }: BookingAtDesk,
  { search, locale, signal }: ScreenRequest,
): Promise<QuotedChange | null> {
  const wanted = selection === undefined ? null : askedChange(selection, search);
  if (wanted === null) return null;
  const { stay, rooms, addons, taxExemptions } = wanted;
  const body = { stay, rooms: [...rooms], addons: [...addons], taxExemptions: [...taxExemptions] };
  const asked = { params: { booking: reference }, query: { language: locale }, body };
  const reply = await client.call('quotePropertyChange', asked, signal);
  if (reply.status === 200) return { kind: 'priced', quote: reply.body };
  const problem = problemOf(reply);
  return { kind: 'refused', problem: problem === null || problem === 'signed_out' ? 'not_allowed' : problem };
}
