import type { LetterDraft } from '@latchkey/api-contract/types';
import { leftToPay } from '@latchkey/booking-core/ledger';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import type { Settings } from '../../../settings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { fill, stayLinks } from '../../messaging/messaging.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { type MoneyOfBooking, owingOf } from '../../ledger/ledger.ts';
import { letterAround } from './blank-letter.ts';
import { draftWords } from './letter-drafts.words.ts';

/** What a letter about a booking can begin as: those that fit it, in the guest's language. */
export function letterDrafts(
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  booking: BookingRow,
  money: MoneyOfBooking,
): LetterDraft[] {
  const { language: locale, selection, currency, status } = booking;
  const to = { name: booking.travellers[0]?.fullName ?? '', locale };
  const say = draftWords[locale];
  const url = stayLinks(settings, hotel, booking.booking_id, locale).booking;
  const { date, time } = arrivalOf(selection.stay, hotel.sale);
  const open = leftToPay(owingOf(booking), money);
  const isAhead = status === 'confirmed' && booking.arrived_at === null;
  const arrival = {
    arrival: formatDate(date, locale, 'short-year'),
    time: formatTime(time, locale),
    address: hotel.wordsIn(locale).words.address,
    url,
  };
  const letter = (template: LetterDraft['template'], between = ''): LetterDraft => ({
    template,
    text: letterAround(hotel, to, between),
  });
  return [
    letter('blank'),
    ...(isAhead ? [letter('arrival', fill(say.arrival, arrival))] : []),
    ...(open > 0 ? [letter('payment', fill(say.payment, { sum: formatMoney(open, currency, locale), url }))] : []),
    ...(booking.arrived_at === null ? [] : [letter('thanks', say.thanks)]),
  ];
}
