import { isFailure } from '@latchkey/api-client/client';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { dateIn } from '@latchkey/format/moment';
import { formNoticeOf } from '@latchkey/site/urls';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { foundBooking, withoutBooking } from '../booking/found-booking.ts';
import { formNoticeIn } from '../../forms/form-notice.copy.ts';
import type { ModificationModel } from './modification.model.ts';

/** The booking of the address, and, where its search asks for other dates, what those would cost. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ModificationModel>> {
  const { api, site, params, search, locale, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  if (!site.hotel) return withoutBooking('gone');
  const reply = await api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal);
  const found = foundBooking(reply, site.hotel.id);
  if (typeof found === 'string') return withoutBooking(found);
  if (found.access === 'public')
    return ready({ kind: 'strange', bookingId, lookupId: search['lookup'] ?? null, notice: formNoticeIn(search) });
  const { booking } = found;
  if (booking.status !== 'confirmed') return ready({ kind: 'closed', bookingId, reason: 'not_modifiable' });
  if (booking.stay.kind === 'hours') return ready({ kind: 'closed', bookingId, reason: 'hours' });
  return priced(request, booking, booking.stay);
}

async function priced(
  { api, search, signal, now }: ScreenRequest,
  booking: WholeBooking,
  own: { readonly checkIn: LocalDate; readonly checkOut: LocalDate },
): Promise<ScreenOutcome<ModificationModel>> {
  const [checkIn, checkOut] = [dateOf(search['checkIn']) ?? own.checkIn, dateOf(search['checkOut']) ?? own.checkOut];
  const today = dateIn(now, booking.timeZone);
  const start = {
    kind: 'ready',
    booking,
    checkIn,
    checkOut,
    today,
    quote: null,
    notice: formNoticeIn(search),
  } as const;
  if (search['checkIn'] === undefined && search['checkOut'] === undefined) return ready(start);
  if (checkIn < today || checkOut <= checkIn) return ready({ ...start, notice: 'invalid-dates' });
  if (checkIn === own.checkIn && checkOut === own.checkOut) return ready(start);
  const quoted = await api.call(
    'quoteModification',
    { params: { bookingId: booking.bookingId }, body: { stay: { kind: 'nights', checkIn, checkOut } } },
    signal,
  );
  if (quoted.status === 200) return ready({ ...start, quote: quoted.body });
  if (isFailure(quoted)) return ready({ ...start, notice: quoted.httpStatus === 400 ? 'invalid-dates' : 'unknown' });
  return ready({ ...start, notice: formNoticeOf(quoted.body.code) });
}

const dateOf = (text: string | undefined): LocalDate | null => (text === undefined ? null : parseLocalDate(text));

const ready = (model: ModificationModel): ScreenOutcome<ModificationModel> => ({ kind: 'ready', model });
