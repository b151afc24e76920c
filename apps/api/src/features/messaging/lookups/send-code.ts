import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { mailPage } from '../messages/mail-page.ts';
import { codeWords } from '../messages/code.words.ts';
import { fill } from '../messages/fill.ts';
import { shortestSms } from '../messages/sms-text.ts';
import { bookingIdIn } from './bookings-of-subject.ts';
import { codeMailId, codeSmsId } from './code-messages.ts';
import { findLookup } from './lookups.queries.ts';

/**
 * Sends a lookup's codes: by SMS to the number that was typed or that the booking has, by mail to the booking's address;
 * each where the lookup has a code for it. A lookup whose codes ran out meanwhile sends nothing. Throws when a message
 * was not taken.
 */
export async function sendLookupCode(deps: Deps, hotelId: number, lookupId: string): Promise<void> {
  const lookup = await findLookup(deps.db, hotelId, lookupId);
  if (lookup === undefined || lookup.expires_at <= deps.clock()) return;
  const bookingId = bookingIdIn(lookup.subject);
  const booking =
    bookingId === null ? undefined : await findBooking(deps.db, bookingKey(hotelIdIn(bookingId) ?? hotelId, bookingId));
  const hotel = await deps.hotels.byId(booking?.hotel_id ?? hotelId);
  const name = hotel?.wordsIn(lookup.language).words.name ?? deps.settings.providerName;
  const about = { kind: 'access', hotelId: hotel?.id ?? null } as const;
  const say = codeWords[lookup.language];
  const phone = bookingId === null ? lookup.subject : booking?.contact_phone;
  if (lookup.code !== null && typeof phone === 'string') {
    const values = { code: lookup.code, hotel: name };
    await deps.messages.sendSms({
      about,
      purpose: 'code',
      messageId: codeSmsId(lookupId),
      to: phone,
      text: shortestSms([fill(say.sms, values), fill(say.shortSms, values)]),
    });
  }
  const email = booking?.travellers[0]?.email;
  if (lookup.mail_code === null || email === undefined) return;
  const values = { code: lookup.mail_code, hotel: name };
  await deps.messages.sendMail({
    about,
    purpose: 'code',
    messageId: codeMailId(lookupId, deps.settings.mailFrom),
    from: { name, address: deps.settings.mailFrom },
    to: email,
    replyTo: hotel?.readFacts().email ?? deps.settings.mailFrom,
    subject: fill(say.subject, values),
    text: [fill(say.text, values), '', say.closing, name].join('\n'),
    html: mailPage({
      language: lookup.language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: name,
      paragraphs: [fill(say.text, values)],
      rows: [],
      button: null,
      closing: say.closing,
    }),
  });
}
