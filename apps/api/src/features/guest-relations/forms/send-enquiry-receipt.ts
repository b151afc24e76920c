import { locales } from '@latchkey/booking-core/language';
import type { FormKind } from '../../../database/form-kind.ts';
import type { Deps } from '../../../deps.ts';
import { fill, mailPage } from '../../messaging/messaging.ts';
import { findEntry } from './form-entries.queries.ts';
import { receiptWords } from './enquiry-receipt.words.ts';

/**
 * Tells the address of an enquiry, in its language, that one came. Anybody can have typed the address, so nothing else that
 * was typed is in it. Throws when the mail was not taken.
 */
export async function sendEnquiryReceipt(
  deps: Deps,
  hotelId: number,
  { kind, entryId }: { readonly kind: FormKind; readonly entryId: string },
): Promise<void> {
  const facts = await findEntry(deps.db, hotelId, kind, entryId);
  const to = facts?.['email'];
  if (facts === undefined || typeof to !== 'string') return;
  const hotel = await deps.hotels.byId(hotelId);
  const language = locales.find((one) => one === facts['language']) ?? 'en';
  const name = hotel?.wordsIn(language).words.name ?? deps.settings.providerName;
  const say = receiptWords[language];
  const [subject, text] = [fill(say.subject, { hotel: name }), fill(say.text, { hotel: name })];
  await deps.messages.sendMail({
    about: { kind: 'visitor', hotelId: hotel?.id ?? null },
    // Anybody can name anybody's address: an address gets so many a day, as with plans.
    purpose: 'plan',
    messageId: `<receipt.${kind}.${entryId}@${hotel?.readFacts().hosts[0] ?? deps.settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: hotel?.readFacts().email ?? deps.settings.mailFrom,
    subject,
    text: [text, '', say.closing, name].join('\n'),
    html: mailPage({
      language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: subject,
      paragraphs: [text],
      rows: [],
      button: null,
      closing: say.closing,
    }),
  });
}
