import { isFailure, isNothing } from '@latchkey/api-client/client';
import type { OwnRegistration } from '@latchkey/api-contract/types';
import { countries } from '@latchkey/booking-core/registration';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { inLanguage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import type { BookingModel } from '../booking.model.ts';
import { withoutBooking } from '../booking-reply.ts';
import { callOwnRegistration } from '../../../forms/own-registration-client.ts';
import type { NamedCountry } from '../registering.model.ts';
import { toFillIn } from '../../../forms/to-fill-in.ts';

/** The registration of the booking of the address; a device that did not book proves itself on the booking's page first. */
export async function loadRegistering({
  api,
  site,
  params,
  search,
  locale,
  signal,
  returned,
}: ScreenRequest): Promise<ScreenOutcome<BookingModel>> {
  const bookingId = params['bookingId'] ?? '';
  const reply = await callOwnRegistration(api, 'getOwnRegistration', { params: { bookingId } }, signal);
  if (isFailure(reply)) return withoutBooking(isNothing(reply) ? 'gone' : 'unavailable');
  if (reply.status === 404) return withoutBooking('gone');
  if (reply.status === 403)
    return { kind: 'redirect', to: inLanguage(urlOf('bookingStatus', { bookingId }), locale), status: 303 };
  const own = reply.status === 200 ? reply.body : null;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return {
    kind: 'ready',
    model: {
      kind: 'own',
      bookingId,
      hotelName: site.hotel?.name ?? '',
      own,
      place: own === null ? null : placeOf(own, search['registration'] ?? ''),
      isChecked: search['checked'] === '1',
      countries: own?.isOpen === true ? named(names, locale) : [],
      houseCountry: typeof own?.country === 'string' ? (names.of(own.country) ?? own.country) : '',
      typed: returned?.fields ?? {},
      isUnkept: returned !== undefined,
    },
  };
}

/** The traveller of the address; else the first of whom something is missing. */
function placeOf({ places }: OwnRegistration, asked: string): number | null {
  const named = /^\d{1,2}$/.test(asked) ? places[Number(asked)] : undefined;
  return (named ?? places.find((one) => toFillIn(one) > 0))?.place ?? null;
}

/** Countries in the order of their names: a server and a browser may name one otherwise, so the page has these. */
const named = (names: Intl.DisplayNames, locale: string): NamedCountry[] =>
  countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
