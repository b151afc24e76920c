import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { isFailure, isNothing, newIdempotencyKey } from '@latchkey/api-client/client';
import type { DivideModel, ShareLine } from './divide.model.ts';
import { guestsOf, mostShares, proposedLines } from './proposed-lines.ts';

/** How the cost of the booking of the address is divided. A device that did not book proves itself on the booking's own page. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<DivideModel>> {
  const { api, site, params, search, locale, signal, returned } = request;
  const bookingId = params['bookingId'] ?? '';
  if (!site.hotel) return withoutBooking('gone');
  const [reply, divided] = await Promise.all([
    api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal),
    api.call('listShares', { params: { bookingId } }, signal),
  ]);
  if (isFailure(reply)) return withoutBooking(isNothing(reply) ? 'gone' : 'unavailable');
  if (reply.status === 404 || reply.body.booking.hotelId !== site.hotel.id) return withoutBooking('gone');
  const found = reply.body;
  if (found.access === 'public' || divided.status === 403)
    return { kind: 'redirect', to: inLanguage(urlOf('bookingStatus', { bookingId }), locale), status: 303 };
  if (divided.status !== 200) return withoutBooking('unavailable');
  const { booking } = found;
  const payable = divided.body.shares.filter(({ state }) => state === 'open' || state === 'declined');
  return {
    kind: 'ready',
    model: {
      kind: 'ready',
      booking,
      divided: divided.body,
      lines: returned === undefined ? proposedLines(booking, divided.body, search['by']) : typedLines(returned.fields),
      guests: guestsOf(booking),
      rooms: booking.rooms.length,
      links: Object.fromEntries(payable.map(({ shareId }) => [shareId, urlOf('share', { shareId })])),
      key: newIdempotencyKey(),
      problem: returned?.code ?? null,
    },
  };
}

/** The lines of a form that is shown again. */
const typedLines = (fields: Readonly<Record<string, string>>): readonly ShareLine[] =>
  Array.from({ length: mostShares }, (_, place) => ({
    shareId: fields[`id.${place}`] ?? '',
    label: fields[`label.${place}`] ?? '',
    amount: fields[`amount.${place}`] ?? '',
  })).filter(({ shareId, label, amount }) => `${shareId}${label}${amount}` !== '');

/** The page without a booking, with the status that says so. */
const withoutBooking = (kind: 'gone' | 'unavailable'): ScreenOutcome<DivideModel> => ({
  kind: 'ready',
  model: { kind },
  status: kind === 'gone' ? 404 : 503,
});
