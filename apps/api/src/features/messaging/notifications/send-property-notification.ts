import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { endOfStay, eventAmount, findBooking, isEndedUnpaid, lastEvent, requestsOf } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { insertLink } from '../mail-links/mail-links.queries.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import type { PropertyNotification } from '../../outbox/outbox.ts';
import { propertyMailbox } from '../property-mailbox/property-mailbox.ts';
import { hasEndedForProperty } from './has-ended-for-property.ts';
import { bookingAtDeskUrl, linkedBookingUrl } from './linked-booking-url.ts';
import { propertyPage, type ButtonOfMail } from './property-page.ts';

/** The events whose mail names their amount. */
const ofMoney: ReadonlySet<PropertyNotification> = new Set([
  'refund_at_gateway',
  'refund_failed',
  'refund_given_up',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
  'payment_kept',
  'penalty_asked',
  'deposit_refused',
  'deposit_captured',
  'deposit_ended',
]);

/** Overtaken by an answer. */
const remindsOfRequest: ReadonlySet<PropertyNotification> = new Set(['request_waits', 'request_ends']);

/** A link that opens nothing more leads to the booking at the desk for so long. */
const linkKeptMs = 30 * 24 * 3_600_000;

/**
 * Notifies the property by mail in its own language, with the reference, the dates, the rooms, the price and the times
 * asked for, and, unless the hotel wishes it otherwise, with the guest's name, phone, email and words. Its button opens
 * the booking at the desk.
 */
export async function sendPropertyNotification(
  deps: Deps,
  hotelId: number,
  notification: { bookingId: string; type: PropertyNotification; sequence: number },
): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, bookingKey(hotelId, notification.bookingId));
  if (hotel === undefined || booking === undefined) throw new Error('a property notification without its booking');
  const language = hotel.readFacts().mailLanguage;
  const money = await moneyOf(deps.db, booking);
  const requests = await requestsOf(deps.db, bookingKey(hotelId, notification.bookingId));
  const amount = await eventAmount(deps.db, booking, notification.sequence);
  const ended = notification.type === 'cancelled' ? await lastEvent(deps.db, booking, 'cancelled') : undefined;
  const stay = { hotel: await hotel.agreedHotel(deps.db, booking), booking, money, language, now: deps.clock() };
  if (remindsOfRequest.has(notification.type) && booking.status !== 'requested') return;
  const to = await propertyMailbox(deps, hotel);
  if (to === null) return;
  const page = propertyPage(
    stay,
    notification.type,
    requests,
    await buttonOf(deps, stay),
    ofMoney.has(notification.type) ? amount : undefined,
    ended !== undefined && isEndedUnpaid(ended),
  );
  await deps.messages.sendMail({
    about: { kind: 'property', hotelId },
    purpose: 'desk',
    messageId: `<property.${booking.reference}.${remindsOfRequest.has(notification.type) ? notification.type : notification.sequence}.${hotelId}@${hotel.readFacts().hosts[0]}>`,
    from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
    to,
    replyTo: deps.settings.mailFrom,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}

/** The link that opens the booking without signing in; once nothing is left to do with it, its page at the desk. */
async function buttonOf(deps: Deps, { hotel, booking, language, now }: StayMail): Promise<ButtonOfMail> {
  const { hotel_id: hotelId, booking_id: subject, reference } = booking;
  if (deps.settings.deskHost === null) return { url: null, isOfLink: false };
  if (hasEndedForProperty(hotel, booking, now))
    return { url: bookingAtDeskUrl(deps.settings, hotelId, reference, language), isOfLink: false };
  const expiresAt = new Date(Math.max(endOfStay(hotel, booking), now.getTime()) + linkKeptMs);
  const link = { hotelId, purpose: 'property-booking', subject, language, expiresAt } as const;
  const token = await transact(deps.db, (tx) => insertLink(tx, link, now));
  return { url: linkedBookingUrl(deps.settings, token, language), isOfLink: true };
}
