import type { Locale, StaySelection } from '@latchkey/api-contract/types';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { isRightToLeft } from '@latchkey/format/locale';
import { formatMoney } from '@latchkey/format/money';
import { formatHour, formatTime } from '@latchkey/format/time';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
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
    html: htmlOf({
      language,
      brand: hotel.facts.theme.brand,
      title: words.name,
      greeting: fill(say.greeting, values),
      confirmed: fill(say.confirmed, values),
      rows,
      url,
      seeBooking: say.seeBooking,
      closing: say.closing,
    }),
  };
}

type Row = readonly [name: string, value: string];

function rowsOf(hotel: HotelRecord, booking: BookingRow, paid: number, say: VoucherWords, language: Locale): Row[] {
  const { words } = hotel.wordsIn(language);
  const { facts } = hotel;
  const money = (amount: number): string => formatMoney(amount, booking.currency as CurrencyCode, language);
  const due = booking.total - paid;
  return [
    [say.reference, booking.reference],
    ...stayRows(booking.selection.stay, facts, say, language),
    ...booking.selection.rooms.map((room): Row => [
      say.room,
      `${words.rooms[room.roomTypeId]?.name ?? room.roomTypeId}, ${words.ratePlans[room.ratePlanId] ?? room.ratePlanId}`,
    ]),
    [say.total, `${money(booking.total)} (${say.taxesIncluded})`],
    ...(paid > 0 ? [[say.paid, money(paid)] as const] : []),
    ...(due > 0 ? [[say.dueAtProperty, money(due)] as const] : []),
    [say.address, words.address],
    [say.phone, facts.phone],
  ];
}

function stayRows(stay: StaySelection['stay'], facts: HotelRecord['facts'], say: VoucherWords, language: Locale): Row[] {
  if (stay.kind === 'hours') {
    return [
      [
        say.hours,
        `${formatDate(stay.date, language, 'full')}, ${formatHour(stay.startHour, language)} – ${formatHour((stay.startHour + stay.hours) % 24, language)}`,
      ],
    ];
  }
  return [
    [say.checkIn, `${formatDate(stay.checkIn, language, 'full')}, ${fill(say.from, { time: formatTime(facts.checkInTime, language) })}`],
    [say.checkOut, `${formatDate(stay.checkOut, language, 'full')}, ${fill(say.until, { time: formatTime(facts.checkOutTime, language) })}`],
  ];
}

function datesOf(stay: StaySelection['stay'], language: Locale): string {
  return stay.kind === 'hours' ? formatDate(stay.date, language) : formatDateRange(stay.checkIn, stay.checkOut, language);
}

interface Page {
  readonly language: Locale;
  readonly brand: string;
  readonly title: string;
  readonly greeting: string;
  readonly confirmed: string;
  readonly rows: readonly Row[];
  readonly url: string;
  readonly seeBooking: string;
  readonly closing: string;
}

function htmlOf(page: Page): string {
  const direction = isRightToLeft(page.language) ? 'rtl' : 'ltr';
  const start = direction === 'rtl' ? 'right' : 'left';
  const rows = page.rows
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="text-align:${start};padding:8px 0;border-bottom:1px solid #d5dcda;color:#44534f;font-weight:400">${escaped(name)}</th><td style="text-align:${start};padding:8px 16px;border-bottom:1px solid #d5dcda"><bdi>${escaped(value)}</bdi></td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${page.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title></head>
<body style="margin:0;background:#ffffff;color:#13211f;font:16px/1.6 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto;padding:24px">
<h1 style="font:400 30px/1.2 Georgia,serif;color:${page.brand}">${escaped(page.title)}</h1>
<p>${escaped(page.greeting)}</p><p>${escaped(page.confirmed)}</p>
<table style="width:100%;border-collapse:collapse">${rows}</table>
<p style="margin:24px 0"><a href="${escaped(page.url)}" style="display:inline-block;padding:12px 20px;background:${page.brand};color:#ffffff;text-decoration:none">${escaped(page.seeBooking)}</a></p>
<p>${escaped(page.closing)}</p></div></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
