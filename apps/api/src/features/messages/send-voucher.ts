import { urlOf } from '@latchkey/site/urls';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { eventsOf } from '../bookings/booking-events.queries.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { moneyOf, paidTowards } from '../ledger/payments.queries.ts';
import { calendarFileOf, changesIn } from './calendar-file.ts';
import { publicUrl } from './public-url.ts';
import type { MessagePurpose } from './senders.ts';
import { voucherOf, type Voucher } from './voucher.ts';

interface ToSend {
  readonly purpose: MessagePurpose;
  readonly hotel: HotelRecord;
  readonly booking: BookingRow;
  readonly voucher: Voucher;
  /** The booking's page on the hotel's own site. */
  readonly url: string;
}

/** Mails the voucher to the traveller who booked; none of a booking that is confirmed no longer. Throws when the mail was not taken. */
export async function sendVoucherMail(deps: Deps, hotelId: number, bookingId: string): Promise<void> {
  const { hotel, booking, voucher, url, purpose } = await prepare(deps, hotelId, bookingId);
  const to = booking.travellers[0]?.email;
  if (to === undefined || booking.status !== 'confirmed') return;
  const name = hotel.wordsIn(booking.language).words.name;
  const sequence = changesIn(await eventsOf(deps.db, hotelId, bookingId));
  await deps.messages.sendMail({
    purpose,
    messageId: `<voucher.${booking.reference}${sequence === 0 ? '' : `.${sequence}`}.${hotelId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.readFacts().email,
    subject: voucher.subject,
    text: voucher.text,
    html: voucher.html,
    calendar: calendarFileOf(hotel, booking, { summary: name, url }, { method: 'PUBLISH', sequence }, deps.clock()),
  });
  await transact(deps.db, async (tx) => {
    if ((await lockBooking(tx, hotelId, bookingId)) !== undefined)
      await recordEvent(tx, booking, { type: 'voucher_sent', actor: 'system', at: deps.clock() });
  });
}

/** Sends the voucher by SMS, by the same rule. Throws when it was not taken. */
export async function sendVoucherSms(deps: Deps, hotelId: number, bookingId: string): Promise<void> {
  const { booking, voucher, purpose } = await prepare(deps, hotelId, bookingId);
  const to = booking.travellers[0]?.contactNumber;
  if (to !== undefined && booking.status === 'confirmed')
    await deps.messages.sendSms({
      purpose,
      messageId: `voucher.${booking.reference}.${hotelId}`,
      to,
      text: voucher.sms,
    });
}

async function prepare(deps: Deps, hotelId: number, bookingId: string): Promise<ToSend> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a voucher without its booking');
  const money = await moneyOf(deps.db, hotelId, bookingId);
  const paid = paidTowards(booking, money);
  const url = publicUrl(deps.settings, hotel, urlOf('confirmation', { bookingId }, { lang: booking.language }));
  const purpose = money.captured > 0 ? 'stay' : 'unpaid-stay';
  return { hotel, booking, url, purpose, voucher: voucherOf(hotel, booking, paid, url) };
}
