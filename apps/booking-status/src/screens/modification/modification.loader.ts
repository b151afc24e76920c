import { isFailure } from '@latchkey/api-client/client';
import type { Hotel, WholeBooking } from '@latchkey/api-contract/types';
import {
  choiceOf,
  isSameWish,
  wishOf,
  type ChosenRoom,
  type StayChoice,
  type StayWish,
} from '@latchkey/booking-core/basket';
import { daysBetween } from '@latchkey/booking-core/dates';
import { priceOfExtra, pricesIn, timesOf } from '@latchkey/booking-core/extras';
import { mostOfAddon, type Bill } from '@latchkey/booking-core/pricing';
import { dateIn } from '@latchkey/format/moment';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { formNoticeOf } from '@latchkey/site/urls';
import { availabilityQuery, slotsQuery } from '@latchkey/stay/stay-query';
import type { Addon } from '@latchkey/stay/use-stay';
import { formNoticeIn } from '../../forms/form-notice.copy.ts';
import { lookupInAddress } from '../../look-up/lookup-in-address.ts';
import { changeTerms } from '../booking/change-terms.ts';
import { bookingInReply, withoutBooking } from '../booking/booking-reply.ts';
import type { ModificationModel, OfferedAddon, ReadyChange } from './modification.model.ts';
import { freeForHours, freeForNights, roomsOnOffer } from './on-offer.ts';
import { isSameDays, wishIn } from './wish-fields.ts';

/** The booking of the address, what can be had in its place, and, where its search asks for another stay, what that costs. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ModificationModel>> {
  const { api, site, params, search, locale, signal, now } = request;
  const bookingId = params['bookingId'] ?? '';
  if (!site.hotel) return withoutBooking('gone');
  const content = { params: { hotelId: site.hotel.id }, query: { lang: locale } };
  const [reply, hotel, extras] = await Promise.all([
    api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal),
    api.call('getHotel', content, signal),
    api.call('getAddons', content, signal),
  ]);
  const found = bookingInReply(reply, site.hotel.id);
  if (typeof found === 'string') return withoutBooking(found);
  if (found.access === 'public')
    return ready({ kind: 'strange', bookingId, lookup: await lookupInAddress(request), notice: formNoticeIn(search) });
  const { booking } = found;
  const { selection } = booking;
  const terms = changeTerms(booking, now);
  if (terms === 'closed') return ready({ kind: 'closed', bookingId });
  if (hotel.status !== 200 || selection === undefined) return withoutBooking('unavailable');
  const addons = extras.status === 200 ? extras.body.addons : [];
  return ready(
    await asked(request, { booking, selection, hotel: hotel.body, addons, addsOnly: terms === 'adds-only' }),
  );
}

interface Known {
  readonly booking: WholeBooking;
  readonly selection: StayChoice;
  readonly hotel: Hotel;
  readonly addons: readonly Addon[];
  readonly addsOnly: boolean;
}

async function asked(request: ScreenRequest, known: Known): Promise<ReadyChange> {
  const { search, now } = request;
  const { booking, selection, hotel, addons } = known;
  const booked = wishOf(selection);
  const wanted = wishIn(search, booked);
  const today = dateIn(now, booking.timeZone);
  const change = choiceOf(wanted, selection, { hotel, addons });
  const isAsked = !isSameWish(wanted, booked);
  const [offer, priced] = await Promise.all([
    onOffer(request, known, wanted),
    isAsked && typeof change !== 'string' ? quoteOf(request, booking.bookingId, change) : null,
  ]);
  const placed = typeof change === 'string' ? [wanted.guests] : change.rooms;
  const quote = priced !== null && 'quoteToken' in priced ? priced : null;
  const agreed = isSameDays(booked.stay, wanted.stay) ? booking.bill : null;
  const free = offer.freeFor(typeof change === 'string' ? [] : change.rooms, quote?.bill ?? agreed);
  return {
    kind: 'ready',
    booking,
    addsOnly: known.addsOnly,
    hotel: withoutPictures(hotel),
    today,
    wanted,
    rooms: roomsOnOffer(hotel, free, { booking, booked, wanted, quote }),
    addons: addons.map((addon): OfferedAddon => {
      const most = mostOfAddon(addon, placed, timesOf(addon, wanted.stay));
      const count = wanted.addons.find(({ addonId }) => addonId === addon.addonId)?.quantity ?? 0;
      const price = priceOfExtra(pricesIn(addon, wanted.stay));
      return { addonId: addon.addonId, name: addon.name, price, most, count: Math.min(most, count) };
    }),
    hours: offer.hours,
    quote,
    minStay: offer.minStay,
    notice: formNoticeIn(search) ?? (typeof change === 'string' ? formNoticeOf(change) : null) ?? refusalOf(priced),
  };
}

type Priced = ReadyChange['quote'] | { readonly refused: NonNullable<ReadyChange['notice']> };

const refusalOf = (priced: Priced): ReadyChange['notice'] =>
  priced !== null && 'refused' in priced ? priced.refused : null;

async function quoteOf(
  { api, signal }: ScreenRequest,
  bookingId: string,
  change: Exclude<ReturnType<typeof choiceOf>, string>,
): Promise<Priced> {
  const quoted = await api.call('quoteModification', { params: { bookingId }, body: change }, signal);
  if (quoted.status === 200) return quoted.body;
  if (isFailure(quoted)) return { refused: quoted.httpStatus === 400 ? 'invalid-dates' : 'unknown' };
  return { refused: formNoticeOf(quoted.body.code) };
}

interface OnOffer extends Pick<ReadyChange, 'hours' | 'minStay'> {
  /** The rooms that can be had beside those that are wanted, at what each adds to a bill of these nights. */
  readonly freeFor: (placed: readonly ChosenRoom[], bill: Bill | null) => ReturnType<typeof freeForNights>;
}

/** Availability on the wanted dates; empty if it cannot be loaded: booked rooms can still be changed. */
async function onOffer(
  { api, locale, signal }: ScreenRequest,
  { hotel }: Known,
  { stay, guests, rooms }: StayWish,
): Promise<OnOffer> {
  const params = { hotelId: hotel.id };
  if (stay.kind === 'hours') {
    const reply = await api.call('getSlots', { params, query: slotsQuery({ date: stay.date, guests }) }, signal);
    const sold = reply.status === 200 ? reply.body : { slots: [], prices: [] };
    const { free, starts, lengths } = freeForHours(hotel, sold, { stay, guests });
    return {
      freeFor: () => free,
      hours: { starts: starts.length === 0 ? [stay.startHour] : starts, lengths },
      minStay: null,
    };
  }
  const query = { ...availabilityQuery({ ...stay, guests }), lang: locale };
  const reply = await api.call('getAvailability', { params, query }, signal);
  if (reply.status !== 200) return { freeFor: () => [], hours: null, minStay: null };
  const { body } = reply;
  const wanted = body.rooms.filter((room) => rooms.some(({ roomTypeId }) => roomTypeId === room.roomTypeId));
  const asked = Math.max(1, ...wanted.map(({ minStay }) => minStay));
  return {
    freeFor: (placed, bill) => freeForNights(hotel, body, guests, placed, bill),
    hours: null,
    minStay: asked > daysBetween(stay.checkIn, stay.checkOut) ? asked : null,
  };
}

/** The hotel reduced to what the page shows: the model crosses to the browser. */
const withoutPictures = (hotel: Hotel): Hotel => ({
  ...hotel,
  HotelImages: [],
  HotelRooms: hotel.HotelRooms.map((room) => ({ ...room, images: [], description: '', amenities: [] })),
  description: '',
  story: '',
  rules: [],
});

const ready = (model: ModificationModel): ScreenOutcome<ModificationModel> => ({ kind: 'ready', model });
