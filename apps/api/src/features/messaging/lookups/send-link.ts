import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, lockBooking } from '../../bookings/bookings.ts';
import { forgetLink, hasLinkSince, insertLink } from '../mail-links/mail-links.queries.ts';
import { mailPage } from '../messages/mail-page.ts';
import { publicUrl } from '../messages/public-url.ts';
import { fill } from '../messages/fill.ts';
import { bookingsOfSubject } from './bookings-of-subject.ts';
import { linkWords } from './link.words.ts';
import { findLookup } from './lookups.queries.ts';

const hourMs = 3_600_000;
const linkLifeMs = 24 * hourMs;
const mostMails = 3;

/**
 * While codes cannot be sent or entered, mails a link to the booking's own address; otherwise anybody could lock a
 * guest out by spending the codes or the tries. For a number, it goes to the addresses of its first bookings, which are
 * those that were confirmed or proved. Once an hour for a booking, unless the link was used. Throws when a mail was not
 * taken.
 */
export async function sendLookupLink(deps: Deps, hotelId: number, lookupId: string): Promise<void> {
  const lookup = await findLookup(deps.db, hotelId, lookupId);
  if (lookup === undefined) return;
  const addresses = new Set<string>();
  for (const booking of await bookingsOfSubject(deps, hotelId, lookup.subject)) {
    const email = booking.travellers[0]?.email ?? '';
    if (email === '' || booking.erased_at !== null || addresses.has(email) || addresses.size >= mostMails) continue;
    addresses.add(email);
    await mailLink(deps, booking, email, lookup.language);
  }
}

async function mailLink(deps: Deps, booking: BookingRow, to: string, language: keyof typeof linkWords): Promise<void> {
  const hotel = await deps.hotels.byId(booking.hotel_id);
  if (hotel === undefined) return;
  const now = deps.clock();
  const link = { hotelId: hotel.id, purpose: 'booking', subject: booking.booking_id, language } as const;
  const token = await transact(deps.db, async (tx) => {
    await lockBooking(tx, booking);
    if (await hasLinkSince(tx, link, new Date(now.getTime() - hourMs))) return null;
    return insertLink(tx, { ...link, expiresAt: new Date(now.getTime() + linkLifeMs) }, now);
  });
  if (token === null) return;
  const say = linkWords[language];
  const { name } = hotel.wordsIn(language).words;
  const url = publicUrl(deps.settings, hotel, `/api/booking-links/${token}?lang=${language}`);
  const subject = fill(say.subject, { hotel: name });
  try {
    await deps.messages.sendMail({
      about: { kind: 'access', hotelId: hotel.id },
      purpose: 'link',
      messageId: `<link.${booking.reference}.${now.getTime()}@${hotel.readFacts().hosts[0]}>`,
      from: { name, address: deps.settings.mailFrom },
      to,
      replyTo: hotel.readFacts().email,
      subject,
      text: [say.text, '', url, '', say.closing, name].join('\n'),
      html: mailPage({
        language,
        brand: hotel.readFacts().theme.brand,
        title: subject,
        paragraphs: [say.text],
        rows: [],
        button: { label: say.open, url },
        closing: say.closing,
      }),
    });
  } catch (cause) {
    // The next try makes another: only a hash of this one is kept.
    await forgetLink(deps.db, token);
    throw cause;
  }
}
