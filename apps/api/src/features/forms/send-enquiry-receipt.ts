import { locales } from '@latchkey/booking-core/language';
import type { Deps } from '../../deps.ts';
import { fill } from '../messages/fill.ts';
import { mailPage, type MailRow } from '../messages/mail-page.ts';
import { findEntry } from './form-entries.queries.ts';
import { formMailWords, type MailedField } from './form-mail.words.ts';
import { receiptWords } from './enquiry-receipt.words.ts';

/** What a company is told again of its enquiry. */
const mailed: readonly MailedField[] = ['company', 'fullName', 'email', 'contactNumber', 'roomNights', 'message'];

/** Confirms an enquiry to the company that sent it, in its language. Throws when the mail was not taken. */
export async function sendEnquiryReceipt(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const facts = await findEntry(deps.db, hotelId, 'corporate', entryId);
  const to = facts?.['email'];
  if (facts === undefined || typeof to !== 'string') return;
  const hotel = await deps.hotels.byId(hotelId);
  const language = locales.find((one) => one === facts['language']) ?? 'en';
  const name = hotel?.wordsIn(language).words.name ?? deps.settings.providerName;
  const [say, { fields }] = [receiptWords[language], formMailWords[language]];
  const [subject, text] = [fill(say.subject, { hotel: name }), fill(say.text, { hotel: name })];
  const rows = mailed.flatMap((field): MailRow[] => {
    const value = facts[field];
    return typeof value === 'string' || typeof value === 'number' ? [[fields[field], String(value)]] : [];
  });
  await deps.messages.sendMail({
    // Anybody can name anybody's address: an address gets so many a day, as with plans.
    purpose: 'plan',
    messageId: `<receipt.corporate.${entryId}@${hotel?.readFacts().hosts[0] ?? deps.settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel?.readFacts().email ?? deps.settings.mailFrom,
    subject,
    text: [text, '', ...rows.map(([field, value]) => `${field}: ${value}`), '', say.closing, name].join('\n'),
    html: mailPage({
      language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: subject,
      paragraphs: [text],
      rows,
      button: null,
      closing: say.closing,
    }),
  });
}
