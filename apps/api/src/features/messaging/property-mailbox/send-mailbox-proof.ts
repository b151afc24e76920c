import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { fill } from '../messages/fill.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import { recipientHashOf } from '../messages/sent-messages.queries.ts';
import { forgetLink, insertLink } from '../mail-links/mail-links.queries.ts';
import { mailboxProofWords } from './mailbox-proof.words.ts';

const linkLifeMs = 14 * 24 * 3_600_000;
export const ownColour = '#13211f';

/**
 * Asks a mailbox that a hotel names, in the provider's words, whether it is that hotel's. The mailbox is still
 * unproved, so the mail leaves out all that the hotel's people typed. Throws when the mail was not taken.
 */
export async function sendMailboxProof(deps: Deps, hotelId: number, mail: string): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  // The hotel may name another by now.
  if (hotel === undefined || hotel.readFacts().email !== mail) return;
  const { settings } = deps;
  const language = hotel.readFacts().mailLanguage;
  const at = deps.clock();
  const expiresAt = new Date(at.getTime() + linkLifeMs);
  const link = { hotelId, purpose: 'property-mailbox', subject: recipientHashOf(mail), language, expiresAt } as const;
  const token = await transact(deps.db, (tx) => insertLink(tx, link, at));
  const say = mailboxProofWords[language];
  const values = { provider: settings.providerName };
  const host = settings.providerHosts[0] ?? 'localhost';
  const page = {
    brand: ownColour,
    language,
    sender: settings.providerName,
    title: fill(say.subject, values),
    paragraphs: [fill(say.text, values)],
    rows: [],
    button: { label: say.button, url: `${originOf(host, settings)}/api/property-mailbox-links/${token}` },
    closing: say.closing,
  };
  try {
    await deps.messages.sendMail({
      about: { kind: 'mailbox', hotelId, isNamedToday: true },
      purpose: 'letters',
      messageId: `<mailbox.${hotelId}.${at.getTime()}@${host}>`,
      from: { name: settings.providerName, address: settings.mailFrom },
      to: mail,
      replyTo: settings.mailFrom,
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
