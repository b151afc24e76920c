import type { BookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { eventsOf, findBooking, lastEvent, lockBooking, recordEvent, requestsOf } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { asMailed } from './as-mailed.ts';
import { calendarFileOf, changesIn } from './calendar-file.ts';
import { toGuest } from './guest-trust.ts';
import { checkInCode } from './check-in-code.ts';
import { hotelPicture, hotelPictureId } from './hotel-picture.ts';
import { mailPage } from './mail-page.ts';
import { mailText } from './mail-text.ts';
import type { StayMail } from './parts/stay-mail.types.ts';
import { wordsToGuest } from './may-link.ts';
import { stayLinks, type StayLinks } from './stay-links.ts';
import { voucherOf, type Voucher } from './voucher.ts';

interface ToSend extends StayMail {
  /** How often the stay was changed. */
  readonly sequence: number;
  readonly links: StayLinks;
  readonly voucher: Voucher;
}

/**
 * Mails the voucher to the traveller who booked, while the booking is confirmed. `issue` names one that is sent once
 * more: each has a mail id of its own, which it keeps however often its mail is tried. Throws when the mail was not
 * taken.
 */
export async function sendVoucherMail(deps: Deps, key: BookingKey, issue?: string): Promise<void> {
  const { hotel, booking, voucher, links, sequence, now } = await prepare(deps, key);
  const to = booking.travellers[0]?.email;
  if (!to || booking.status !== 'confirmed') return;
  const name = hotel.wordsIn(booking.language).words.name;
  const picture = await hotelPicture(deps, hotel);
  const sending = await deps.messages.sendMail({
    ...(await toGuest(deps.db, booking, { kind: 'stay', channel: 'mail', now })),
    messageId: `<voucher.${booking.reference}${issue === undefined ? '' : `.${issue}`}.${key.hotel_id}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.readFacts().email,
    subject: voucher.subject,
    text: mailText(voucher.page),
    html: mailPage(
      picture === null ? voucher.page : { ...voucher.page, picture: { contentId: hotelPictureId, alt: '' } },
    ),
    images: [await checkInCode(booking.reference), ...(picture === null ? [] : [picture])],
    calendar: calendarFileOf(
      hotel,
      booking,
      { summary: name, url: links.booking },
      { method: 'PUBLISH', sequence },
      now,
    ),
  });
  const type = eventOf[sending];
  if (type !== null) await noteSending(deps, key, type);
}

/** What the history of a booking says of its voucher; it is silent where the hotel may not write now. */
const eventOf = { taken: 'voucher_sent', over_limit: 'voucher_over_limit', stopped: null } as const;

const noteSending = (
  deps: Pick<Deps, 'db' | 'clock'>,
  key: BookingKey,
  type: 'voucher_sent' | 'voucher_over_limit',
): Promise<void> =>
  transact(deps.db, async (tx) => {
    const booking = await lockBooking(tx, key);
    if (booking !== undefined) await recordEvent(tx, booking, { type, actor: 'system', at: deps.clock() });
  });

/** Sends the voucher by SMS, by the same rule. Throws when it was not taken. */
export async function sendVoucherSms(deps: Deps, key: BookingKey): Promise<void> {
  const { booking, voucher, now } = await prepare(deps, key);
  const to = booking.travellers[0]?.contactNumber;
  if (!to || booking.status !== 'confirmed') return;
  const sending = await deps.messages.sendSms({
    ...(await toGuest(deps.db, booking, { kind: 'stay', channel: 'sms', now })),
    messageId: `voucher.${booking.reference}.${key.hotel_id}`,
    to,
    text: voucher.sms,
  });
  // Who has a mailbox has the voucher there.
  if (sending === 'over_limit' && !booking.travellers[0]?.email) await noteSending(deps, key, 'voucher_over_limit');
}

async function prepare(deps: Deps, key: BookingKey): Promise<ToSend> {
  const live = await deps.hotels.byId(key.hotel_id);
  const row = await findBooking(deps.db, key);
  if (live === undefined || row === undefined) throw new Error('a voucher without its booking');
  const booking = await asMailed(deps.db, row);
  const hotel = await live.agreedHotel(deps.db, booking);
  const money = await moneyOf(deps.db, key);
  const { language } = booking;
  const requests = await requestsOf(deps.db, key);
  const stayMail = { hotel, booking, money, requests, language, now: deps.clock() };
  const links = stayLinks(deps.settings, hotel, booking.booking_id, language);
  const events = await eventsOf(deps.db, key);
  const sequence = changesIn(events);
  const confirmed = await lastEvent(deps.db, booking, 'confirmed');
  const { words: text } = (confirmed?.facts ?? {}) as { words?: string };
  const words = await wordsToGuest(deps, live, row, { text, channel: 'mail', now: stayMail.now });
  return { ...stayMail, links, sequence, voucher: voucherOf(stayMail, links, sequence > 0, words) };
}
