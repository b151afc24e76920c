import type { Deps } from '../../deps.ts';
import { eventAmount } from '../bookings/booking-events.queries.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import { requestsOf } from '../bookings/guest-requests.queries.ts';
import { moneyOf } from '../ledger/payments.queries.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import { stayLinks } from '../messages/stay-links.ts';
import type { PropertyNotification } from '../outbox/property-notifications.ts';
import { propertyPage } from './property-page.ts';

/** The events whose mail names their amount. */
const ofMoney: ReadonlySet<PropertyNotification> = new Set([
  'refund_at_gateway',
  'refund_failed',
  'refund_given_up',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
]);

/**
 * Notifies the property by mail in its own language, with the reference, the dates, the rooms, the price and the times
 * asked for. Names, numbers and notes are not in the mail: the property reads them where it signs in with its key.
 */
export async function sendPropertyNotification(
  deps: Deps,
  hotelId: number,
  notification: { bookingId: string; type: PropertyNotification; sequence: number },
): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const booking = await findBooking(deps.db, hotelId, notification.bookingId);
  if (hotel === undefined || booking === undefined) throw new Error('a property notification without its booking');
  const language = hotel.readFacts().mailLanguage;
  const money = await moneyOf(deps.db, hotelId, booking.booking_id);
  const requests =
    notification.type === 'request_made' ? await requestsOf(deps.db, hotelId, notification.bookingId) : [];
  const { booking: url } = stayLinks(deps.settings, hotel, booking.booking_id, language);
  const amount = await eventAmount(deps.db, booking, notification.sequence);
  const stay = { hotel: await hotel.asAgreed(deps.db, booking), booking, money, language, now: deps.clock() };
  const page = propertyPage(
    stay,
    notification.type,
    requests,
    url,
    ofMoney.has(notification.type) ? amount : undefined,
  );
  await deps.messages.sendMail({
    purpose: 'desk',
    messageId: `<property.${booking.reference}.${notification.sequence}.${hotelId}@${hotel.readFacts().hosts[0]}>`,
    from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
    to: hotel.readFacts().email,
    replyTo: deps.settings.mailFrom,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}
