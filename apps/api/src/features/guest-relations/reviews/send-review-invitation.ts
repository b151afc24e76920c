import type { BookingKey } from '../../../database/booking-key.ts';
import { urlOf } from '@latchkey/site/urls';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking, lockBooking } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { asMailed, forgetLink, insertLink, mailPage, mailText, publicUrl, toGuest } from '../../messaging/messaging.ts';
import { invitationPage } from './invitation-page.ts';
import { findReview } from '../../catalogue/catalogue.ts';

/** How long the link works, in milliseconds. */
const linkLifeMs = 60 * 24 * 3_600_000;

/**
 * Mails the question how a stay was, with a link of its own secret; only for a confirmed stay that has no review yet.
 * Throws when the mail was not taken.
 */
export async function sendReviewInvitation(deps: Deps, key: BookingKey): Promise<void> {
  const hotel = await deps.hotels.byId(key.hotel_id);
  const row = await findBooking(deps.db, key);
  const to = row?.travellers[0]?.email;
  if (hotel === undefined || row === undefined || to === undefined || row.status !== 'confirmed') return;
  const booking = await asMailed(deps.db, row);
  if ((await findReview(deps.db, booking)) !== undefined) return;
  const { language } = booking;
  const now = deps.clock();
  const link = { hotelId: key.hotel_id, purpose: 'review', subject: key.booking_id, language } as const;
  const token = await transact(deps.db, async (tx) => {
    await lockBooking(tx, key);
    return insertLink(tx, { ...link, expiresAt: new Date(now.getTime() + linkLifeMs) }, now);
  });
  const money = await moneyOf(deps.db, key);
  const url = publicUrl(deps.settings, hotel, urlOf('review', {}, { of: token, lang: language }));
  const page = invitationPage({ hotel: await hotel.agreedHotel(deps.db, booking), booking, money, language, now }, url);
  try {
    await deps.messages.sendMail({
      ...(await toGuest(deps.db, row, { kind: 'visitor', channel: 'mail', now })),
      messageId: `<review.${booking.reference}.${key.hotel_id}@${hotel.readFacts().hosts[0]}>`,
      from: { name: hotel.wordsIn(language).words.name, address: deps.settings.mailFrom },
      to,
      replyTo: hotel.readFacts().email,
      subject: page.title,
      text: mailText(page),
      html: mailPage(page),
    });
  } catch (cause) {
    // The next try makes another: only a hash of this one is kept.
    await forgetLink(deps.db, token);
    throw cause;
  }
}
