import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { earlyDeparturePaths } from '@latchkey/api-contract/early-departure-paths';
import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { ScreenRequest } from '@latchkey/site/screen';
import { problemOf } from './acts/problem-of.ts';
import { changeQuery } from './change-query.ts';
import { loadPreview } from './load-preview.ts';
import { sumFromField } from './sum-field.ts';
import type { BookingModel, Offered, Opened, QuotedChange } from './booking.model.ts';

type Shown = Pick<BookingModel, 'offered' | 'change' | 'early' | 'preview'>;

/**
 * What an open panel shows beside the booking: of a change what the hotel sells and what it costs, of a check-out what an
 * early departure comes to, and of each act that moves money what it would do.
 */
export async function loadOpened(
  request: ScreenRequest,
  client: PropertyClient,
  booking: BookingAtDesk,
  opened: Opened,
): Promise<Shown> {
  if (opened === 'check_out') return { offered: null, change: null, ...(await loadEarly(request, booking)) };
  const shown =
    opened === 'change' || opened === 'extras'
      ? await loadChange(request, client, booking)
      : { offered: null, change: null };
  return { ...shown, ...(await loadPreview(request, booking, opened, shown.change)) };
}

/** What the choices of an early departure come to, and a sum of the hotel's own, where the address names one. */
async function loadEarly(
  { api, search, signal }: ScreenRequest,
  { hotelId, reference, currency, ifCheckedOut }: BookingAtDesk,
): Promise<Pick<BookingModel, 'early'>> {
  if ((ifCheckedOut?.nightsLeft ?? 0) === 0) return {};
  const sum = search['keep'] === 'sum' ? sumFromField(search['sum'], currency) : null;
  const query = sum === null || sum < 0 ? {} : { sum };
  const client = propertyClient(api, hotelId, earlyDeparturePaths);
  const reply = await client.call('quoteEarlyDeparture', { params: { booking: reference }, query }, signal);
  return reply.status === 200 && reply.body.options.length > 0 ? { early: reply.body } : {};
}

async function loadChange(
  request: ScreenRequest,
  client: PropertyClient,
  booking: BookingAtDesk,
): Promise<Pick<BookingModel, 'offered' | 'change'>> {
  const [offered, change] = await Promise.all([
    readOffered(request, booking.hotelId),
    quoteOf(client, booking, request),
  ]);
  return { offered, change };
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
  { reference, selection, currency }: BookingAtDesk,
  { search, locale, signal }: ScreenRequest,
): Promise<QuotedChange | null> {
  const wanted = selection === undefined ? null : changeQuery(selection, search);
  if (wanted === null) return null;
  const { stay, rooms, addons, taxExemptions } = wanted;
  const agreedTotal = sumFromField(search['agreed'], currency);
  const body = {
    stay,
    rooms: [...rooms],
    addons: [...addons],
    taxExemptions: [...taxExemptions],
    ...(agreedTotal === null || agreedTotal < 1 ? {} : { agreedTotal }),
  };
  const asked = { params: { booking: reference }, query: { language: locale }, body };
  const reply = await client.call('quotePropertyChange', asked, signal);
  if (reply.status === 200) return { kind: 'priced', quote: reply.body };
  const problem = problemOf(reply);
  return { kind: 'refused', problem: problem === null || problem === 'signed_out' ? 'not_allowed' : problem };
}
