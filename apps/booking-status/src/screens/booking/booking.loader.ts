import type { Result } from '@latchkey/api-client/client';
import type { BookingReply, Hotel, Place, PublicBooking } from '@latchkey/api-contract/types';
import { viewOf } from '@latchkey/booking-core/booking-states';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { lookupInAddress } from '../../look-up/lookup-in-address.ts';
import { formNoticeOn } from '../../forms/form-notice.copy.ts';
import { codeNotices } from './booking.copy.ts';
import { actingBooking, actsOfReader, askedHours } from './acts-of-reader.ts';
import type { BookingModel, ShownBooking, WantedCode } from './booking.model.ts';
import { bookingInReply, withoutBooking } from './booking-reply.ts';
import { timelineOf } from './timeline.ts';

/** The booking of the address. Its id is the secret that opens it; what it shows depends on who asks. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<BookingModel>> {
  const { api, site, params, locale, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  if (!site.hotel) return withoutBooking('gone');
  if (request.search['registration'])
    return (await import(/* webpackChunkName: "own" */ './registration/load-registering.ts')).loadRegistering(request);
  const content = { params: { hotelId: site.hotel.id }, query: { lang: locale } };
  const [reply, hotel, nearby, lookup] = await Promise.all([
    api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal),
    api.call('getHotel', content, signal),
    api.call('getNearby', content, signal),
    lookupInAddress(request),
  ]);
  const found = bookingInReply(reply, site.hotel.id);
  if (typeof found === 'string') return withoutBooking(found);
  if (hotel.status !== 200) return withoutBooking('unavailable');
  const places = nearby.status === 200 ? nearby.body.places : [];
  // Whom the engine would refuse is not asked for: a browser complains of each refusal.
  const written =
    found.access === 'whole' ? await api.call('listOwnMessages', { params: { bookingId } }, signal) : null;
  const model = await shown(found, hotel.body, { places, lookup, conversation: conversationIn(written) }, request);
  return { kind: 'ready', model, ...(model.view === 'expired' ? { status: 404 } : {}) };
}

async function shown(
  view: BookingReply,
  hotel: Hotel,
  {
    places,
    lookup,
    conversation,
  }: Pick<ShownBooking, 'lookup' | 'conversation'> & { readonly places: readonly Place[] },
  request: ScreenRequest,
): Promise<ShownBooking> {
  const { now, search, returned } = request;
  const { booking } = view;
  const own = view.access === 'whole' ? view.booking : null;
  // The library of zones is for the server's rendering; it is fetched apart, so that no page waits for it.
  const time = await import('@latchkey/booking-core/time');
  const { greetingName } = await import(/* webpackChunkName: "greeting" */ '../../forms/greeting-name.ts');
  const acting = actingBooking(view, time);
  const acts = actsOfReader(view, acting, now);
  const { name, address, directions, latitude, longitude, phone, facilities } = hotel;
  return {
    kind: 'shown',
    view: viewOf(acting, now),
    checkIn: acting.checkIn,
    access: view.access,
    booking,
    own,
    greeting: greetingName(own?.travellers[0]?.fullName ?? ''),
    acts,
    asks: acts.includes('ask_times') ? askedHours(view, acting, now, time) : [],
    conversation,
    hotel: { name, address, directions, latitude, longitude, phone, facilities },
    places: places.slice(0, 4).map((place) => ({
      name: place.name,
      lat: place.geometry.location.lat,
      lng: place.geometry.location.lng,
      isPark: place.kind === 'park',
    })),
    formNotice: formNoticeOn(request),
    lookup,
    typed: returned?.fields ?? {},
    timeline: timelineOf(booking, own, now),
    code: wantedCode(booking, now, search['notice']),
  };
}

/** Null where the device may not read it or the call fails: the booking is shown all the same. */
const conversationIn = (reply: Result<'listOwnMessages'> | null): ShownBooking['conversation'] =>
  reply?.status === 200 ? { ...reply.body, key: crypto.randomUUID() } : null;

function wantedCode(
  { codeWanted = false, codeMakes = 'confirmed', expiresAt }: PublicBooking,
  now: number,
  notice: string | undefined,
): WantedCode | null {
  const msLeft = expiresAt === null ? 0 : Date.parse(expiresAt) - now;
  if (!codeWanted || msLeft <= 0) return null;
  const known =
    notice !== undefined && Object.hasOwn(codeNotices, notice) ? (notice as keyof typeof codeNotices) : null;
  return { minutesLeft: Math.ceil(msLeft / 60_000), makes: codeMakes, notice: known };
}
