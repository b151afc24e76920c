import type { Locale, QuoteRequest } from '@latchkey/api-contract/types';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatHour, formatTime } from '@latchkey/format/time';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelFacts } from '../hotel-files/hotel-facts.schema.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { billInWords } from '../quotes/bill-in-words.ts';
import { mailPage, type MailRow } from './mail-page.ts';
import { fill, voucherWords, type VoucherWords } from './voucher.words.ts';

export interface Voucher {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

/** A confirmed booking's voucher in the guest's language. `url` is the booking's page on the hotel's own site. */
export function voucherOf(hotel: HotelRecord, booking: BookingRow, paid: number, url: string): Voucher {
  const language = booking.language;
  const say = voucherWords[language];
  const { words } = hotel.wordsIn(language);
  const values = {
    hotel: words.name,
    reference: booking.reference,
    guest: booking.travellers[0]?.fullName ?? '',
    dates: datesOf(booking.selection.stay, language),
    url,
  };
  const rows = rowsOf(hotel, booking, paid, say, language);
  return {
    subject: fill(say.subject, values),
    sms: fill(say.sms, values),
    text: [
      fill(say.greeting, values),
      '',
      fill(say.confirmed, values),
      '',
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      `${say.seeBooking}: ${url}`,
      '',
      say.closing,
      words.name,
    ].join('\n'),
    html: mailPage({
      language,
      brand: hotel.readFacts().theme.brand,
      title: words.name,
      paragraphs: [fill(say.greeting, values), fill(say.confirmed, values)],
      rows,
      button: { label: say.seeBooking, url },
      closing: say.closing,
    }),
  };
}

function rowsOf(hotel: HotelRecord, booking: BookingRow, paid: number, say: VoucherWords, language: Locale): MailRow[] {
  const { words } = hotel.wordsIn(language);
  const facts = hotel.readFacts();
  const money = (amount: number): string => formatMoney(amount, booking.currency, language);
  const due = booking.total - paid;
  return [
    [say.reference, booking.reference],
    ...guestRows(booking, say, language),
    ...stayRows(booking.selection.stay, facts, say, language),
    ...booking.selection.rooms.map((room): MailRow => [
      say.room,
      withCommas(
        [words.rooms[room.roomTypeId]?.name ?? room.roomTypeId, words.ratePlans[room.ratePlanId] ?? room.ratePlanId],
        language,
      ),
    ]),
    ...billInWords(booking.bill, words).addons.map((addon): MailRow => [say.extra, timesOf(addon)]),
    [say.total, `${money(booking.total)} (${say.taxesIncluded})`],
    ...(paid > 0 ? [[say.paid, money(paid)] as const] : []),
    ...(due > 0 ? [[say.dueAtProperty, money(due)] as const] : []),
    [say.address, words.address],
    [say.phone, facts.phone],
  ];
}

/** Everybody who was named, and the company that the stay is invoiced to. */
function guestRows({ travellers: [lead] }: BookingRow, say: VoucherWords, language: Locale): MailRow[] {
  if (lead === undefined) return [];
  const names = [lead.fullName, ...(lead.companions ?? []).map(({ fullName }) => fullName)];
  const { invoice } = lead;
  return [
    [say.guests, withCommas(names, language)],
    ...(invoice === undefined
      ? []
      : [[say.invoiceTo, withCommas([invoice.company, invoice.taxNumber], language)] as const]),
  ];
}

/** An extra, and how many of it where there are several. */
export const timesOf = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

function stayRows(stay: QuoteRequest['stay'], facts: HotelFacts, say: VoucherWords, language: Locale): MailRow[] {
  if (stay.kind === 'hours') {
    return [[say.hours, withCommas([formatDate(stay.date, language, 'full'), hoursOf(stay, language)], language)]];
  }
  return [
    [
      say.checkIn,
      withCommas(
        [formatDate(stay.checkIn, language, 'full'), fill(say.from, { time: formatTime(facts.checkInTime, language) })],
        language,
      ),
    ],
    [
      say.checkOut,
      withCommas(
        [
          formatDate(stay.checkOut, language, 'full'),
          fill(say.until, { time: formatTime(facts.checkOutTime, language) }),
        ],
        language,
      ),
    ],
  ];
}

function datesOf(stay: QuoteRequest['stay'], language: Locale): string {
  return stay.kind === 'hours'
    ? withCommas([formatDate(stay.date, language), hoursOf(stay, language)], language)
    : formatDateRange(stay.checkIn, stay.checkOut, language);
}

const hoursOf = (
  { startHour, hours }: { readonly startHour: number; readonly hours: number },
  language: Locale,
): string => `${formatHour(startHour, language)} – ${formatHour((startHour + hours) % 24, language)}`;
