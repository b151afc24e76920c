import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { BookingAtDesk, PropertyChangeQuote } from '@latchkey/api-contract/types';
import { addDays } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/booking-core/language';
import { oneOf } from '../../../session/one-of.ts';
import { endOf, type EngineAnswer } from '../../../session/engine-answer.ts';
import { changeQuery } from '../../booking/change-query.ts';
import type { StayBar } from '../plan/plan.types.ts';
import { datesProblems, type DatesProblem } from './dates.copy.ts';
import type { Nights } from '../plan-acts.types.ts';

/** Other dates as the fields of a booking's change panel have them: only the end that is another. */
export const datesAsked = (bar: StayBar, { first, last }: Nights): Readonly<Record<string, string>> => ({
  ...(first === bar.first ? {} : { in: first }),
  ...(last === bar.last ? {} : { out: addDays(last, 1) }),
});

/** What other dates cost, beside the booking as it stands; or why they cannot be. */
export type DatesQuote =
  | {
      readonly kind: 'priced';
      readonly booking: BookingAtDesk;
      readonly quote: PropertyChangeQuote;
      /** Under which the change has its effect once, however often it is pressed. */
      readonly key: string;
    }
  | { readonly kind: 'refused'; readonly problem: DatesProblem };

/** Asks the engine what the dates of a bar would cost that is made longer or shorter. */
export async function loadDatesQuote(
  api: ApiClient,
  {
    hotelId,
    locale,
    bar,
    nights,
  }: { readonly hotelId: number; readonly locale: Locale; readonly bar: StayBar; readonly nights: Nights },
  signal: AbortSignal,
): Promise<DatesQuote> {
  const client = propertyClient(api, hotelId);
  const params = { booking: bar.reference };
  const query = { language: locale };
  const booking = await client.call('getPropertyBooking', { params, query }, signal);
  if (booking.status !== 200) return refused(booking);
  const { selection } = booking.body;
  const wanted = selection === undefined ? null : changeQuery(selection, datesAsked(bar, nights));
  if (wanted === null) return { kind: 'refused', problem: 'not_modifiable' };
  const body = { stay: wanted.stay, rooms: [...wanted.rooms], addons: [...wanted.addons] };
  const quote = await client.call('quotePropertyChange', { params, query, body }, signal);
  return quote.status === 200
    ? { kind: 'priced', booking: booking.body, quote: quote.body, key: crypto.randomUUID() }
    : refused(quote);
}

function refused(answer: EngineAnswer): DatesQuote {
  const end = endOf(answer);
  const code = end.kind === 'refused' ? end.code : undefined;
  const other = end.kind === 'unavailable' ? 'unavailable' : 'not_modifiable';
  return { kind: 'refused', problem: oneOf(datesProblems, code) ?? other };
}
