import { urlOf } from '@latchkey/site/urls';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { moneyOf } from '../payments/payments.queries.ts';
import { publicUrl } from './public-url.ts';
import { voucherOf, type Voucher } from './voucher.ts';

interface ToSend {
  readonly hotel: HotelRecord;
  readonly booking: BookingRow;
  readonly voucher: Voucher;
}

/** Mails the voucher to the traveller who booked. Throws when the mail was not taken. */
export async function sendVoucherMail(deps: Deps, hotelId: number, bookingId: string): Promise<void> {
  const { hotel, booking, voucher } = await prepare(deps, hotelId, bookingId);
  const to = booking.travellers[0]?.email;
  if (to === undefined) return;
  const name = hotel.wordsIn(booking.language).words.name;
  await deps.messages.sendMail({
    messageId: `<voucher.${booking.reference}.${hotelId}@${hotel.facts.hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.facts.email,
    subject: voucher.subject,
    text: voucher.text,
    html: voucher.html,
  });
  await transact(deps.db, async (tx) => {
    if ((await lockBooking(tx, hotelId, bookingId)) !== undefined) await recordEvent(tx, booking, { type: 'voucher_sent', actor: 'system', at: deps.clock() });
  });
}

/** Sends the voucher by SMS. Throws when it was not taken. */
export async function sendVoucherSms(deps: Deps, hotelId: number, bookingId: string): Promise<void> {
  const { booking, voucher } = await prepare(deps, hotelId, bookingId);
  const to = booking.travellers[0]?.contactNumber;
  if (to !== undefined) await deps.messages.sendSms({ messageId: `voucher.${booking.reference}.${hotelId}`, to, text: voucher.sms });
}

async function prepare(deps: Deps, hotelId: number, bookingId: string): Promise<ToSend> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a voucher without its booking');
  const { captured, refunding, refunded } = await moneyOf(deps.db, hotelId, bookingId);
  const url = publicUrl(deps.settings, hotel, urlOf('confirmation', { bookingId }, { lang: booking.language }));
  return { hotel, booking, voucher: voucherOf(hotel, booking, captured - refunding - refunded, url) };
}
