import { locales } from '@latchkey/booking-core/language';
import { retentionDays } from '@latchkey/booking-core/privacy';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { fill, forgetLink, hasLinkSince, insertLink, mailPage, publicUrl } from '../../messaging/messaging.ts';
import { findEntry } from './form-entries.queries.ts';
import { lettersWords } from './letters.words.ts';
import { sendCodeMail } from './send-code-mail.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

const hourMs = 3_600_000;

/** How long an address that nobody confirms is kept, in milliseconds. */
export const unconfirmedKeptMs = retentionDays.unconfirmedAddress * 24 * hourMs;

/**
 * Asks an address, by a link in a mail, whether it wants the letters it was signed up for; one that has confirmed gets the
 * code for readers. Throws when the mail was not taken.
 */
export async function sendLettersMail(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const facts = await findEntry(deps.db, hotelId, 'newsletter', entryId);
  const to = facts?.['email'];
  if (hotel === undefined || typeof to !== 'string' || facts?.['left'] === true) return;
  const language = locales.find((one) => one === facts?.['language']) ?? 'en';
  if (facts?.['confirmed'] === true) return sendCodeMail(deps, hotel, { entryId, to, language });
  const now = deps.clock();
  const link = { hotelId, purpose: 'letters', subject: entryId, language } as const;
  const token = await transact(deps.db, async (tx) => {
    if (await hasLinkSince(tx, link, new Date(now.getTime() - hourMs))) return null;
    return insertLink(tx, { ...link, expiresAt: new Date(now.getTime() + unconfirmedKeptMs) }, now);
  });
  if (token === null) return;
  const say = lettersWords[language];
  const { name } = hotel.wordsIn(language).words;
  const url = publicUrl(deps.settings, hotel, `/api/letters/${token}?lang=${language}`);
  const [subject, text] = [fill(say.subject, { hotel: name }), fill(say.text, { hotel: name })];
  try {
    await deps.messages.sendMail({
      about: { kind: 'visitor', hotelId },
      purpose: 'letters',
      messageId: `<letters.${entryId}.${now.getTime()}@${hotel.readFacts().hosts[0]}>`,
      from: { name, address: deps.settings.mailFrom },
      to,
      replyTo: hotel.readFacts().email,
      subject,
      text: [text, '', url, '', say.closing, name].join('\n'),
      unsubscribeUrl: await unsubscribeUrl(deps, hotel, entryId, language),
      html: mailPage({
        language,
        brand: hotel.readFacts().theme.brand,
        title: subject,
        paragraphs: [text],
        rows: [],
        button: { label: say.confirm, url },
        closing: say.closing,
      }),
    });
  } catch (cause) {
    // The next try makes another: only a hash of this one is kept.
    await forgetLink(deps.db, token);
    throw cause;
  }
}
