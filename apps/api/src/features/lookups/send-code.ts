import type { Deps } from '../../deps.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import { mailPage } from '../messages/mail-page.ts';
import { codeWords } from '../messages/code.words.ts';
import { fill } from '../messages/fill.ts';
import { shortestSms } from '../messages/sms-text.ts';
import { bookingIdIn } from './bookings-of-subject.ts';
import { findLookup } from './lookups.queries.ts';

/**
 * Sends a lookup's codes: to the number that was typed, or to the mail and number of the booking that was named. A lookup
 * without a code, or whose code ran out meanwhile, sends nothing. Throws when a message was not taken.
 */
export async function sendLookupCode(deps: Deps, hotelId: number, lookupId: string): Promise<void> {
  const lookup = await findLookup(deps.db, hotelId, lookupId);
  if (lookup === undefined || lookup.code === null || lookup.expires_at <= deps.clock()) return;
  const bookingId = bookingIdIn(lookup.subject);
  const booking =
    bookingId === null ? undefined : await findBooking(deps.db, hotelIdIn(bookingId) ?? hotelId, bookingId);
  const hotel = await deps.hotels.byId(booking?.hotel_id ?? hotelId);
  const name = hotel?.wordsIn(lookup.language).words.name ?? deps.settings.providerName;
  const say = codeWords[lookup.language];
  const values = { code: lookup.code, hotel: name };
  const mailValues = { ...values, code: lookup.mail_code ?? lookup.code };
  const traveller = booking?.travellers[0];
  const phone = bookingId === null ? lookup.subject : traveller?.contactNumber;
  if (phone !== undefined && phone !== '')
    await deps.messages.sendSms({
      purpose: 'code',
      messageId: `code.${lookupId}`,
      to: phone,
      text: shortestSms([fill(say.sms, values), fill(say.shortSms, values)]),
    });
  if (traveller === undefined || traveller.email === '' || hotel === undefined) return;
  await deps.messages.sendMail({
    purpose: 'code',
    messageId: `<code.${lookupId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to: traveller.email,
    replyTo: hotel.readFacts().email,
    subject: fill(say.subject, mailValues),
    text: [fill(say.text, mailValues), '', say.closing, name].join('\n'),
    html: mailPage({
      language: lookup.language,
      brand: hotel.readFacts().theme.brand,
      title: name,
      paragraphs: [fill(say.text, mailValues)],
      rows: [],
      button: null,
      closing: say.closing,
    }),
  });
}
