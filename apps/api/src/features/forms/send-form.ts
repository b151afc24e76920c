import type { OperationInput } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import type { FormKind } from '../../database/tables/message-tables.ts';
import type { Deps } from '../../deps.ts';
import { mailPage, type MailRow } from '../messages/mail-page.ts';
import { findEntry, forgetEntry } from './form-entries.queries.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

const titles: Record<Exclude<FormKind, 'itinerary'>, string> = {
  newsletter: 'A new subscriber to your letters',
  'price-match': 'A better price was found elsewhere',
  question: 'A question from your site',
  corporate: 'A company enquires about stays',
  feedback: 'Feedback on a stay',
};

type Form = 'subscribeNewsletter' | 'reportBetterPrice' | 'askQuestion' | 'enquireCorporate' | 'giveFeedback';
type FieldSent = { [F in Form]: keyof OperationInput<F>['body'] }[Form];

/** What the fields of a form are called, in the order in which they are told. */
const fields: Readonly<Record<Exclude<FieldSent, 'hotelId' | 'bookingId'> | 'reference', string>> = {
  reference: 'Booking',
  company: 'Company',
  fullName: 'Name',
  email: 'Mail',
  contactNumber: 'Telephone',
  foundAt: 'Found at',
  price: 'Price there',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  roomNights: 'Room nights',
  rating: 'Rating, of 5',
  question: 'Question',
  message: 'Message',
  text: 'Words',
  language: 'Language',
};

/** Mails a form to the hotel, or to the provider where no hotel was named. Throws when the mail was not taken. */
export async function sendFormMail(
  deps: Deps,
  hotelId: number,
  { kind, entryId }: { kind: FormKind; entryId: string },
): Promise<void> {
  const facts = kind === 'itinerary' ? undefined : await findEntry(deps.db, hotelId, kind, entryId);
  if (kind === 'itinerary' || facts === undefined) return;
  const hasLeft = kind === 'newsletter' && facts['left'] === true;
  const title = hasLeft ? 'Somebody no longer wants your letters' : titles[kind];
  const hotel = await deps.hotels.byId(hotelId);
  const name = hotel?.wordsIn('en').words.name ?? deps.settings.providerName;
  const rows = Object.entries(fields).flatMap(([field, label]): MailRow[] => {
    const value = facts[field];
    if (value === undefined) return [];
    if (field === 'price' && typeof value === 'number' && hotel !== undefined)
      return [[label, formatMoney(value, hotel.sale.currency, 'en')]];
    return [[label, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
  // The hotel's own programs send the letters: each must carry this, as header and as link.
  if (kind === 'newsletter' && !hasLeft && hotel !== undefined)
    rows.push(['Link to unsubscribe', await unsubscribeUrl(deps, hotel, entryId, 'en')]);
  const email = facts['email'];
  await deps.messages.sendMail({
    purpose: 'desk',
    messageId: `<form.${kind}.${entryId}${hasLeft ? '.left' : ''}@${hotel?.readFacts().hosts[0] ?? deps.settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
    to: hotel?.readFacts().email ?? deps.settings.mailFrom,
    replyTo: typeof email === 'string' ? email : deps.settings.mailFrom,
    subject: `${title} (${name})`,
    text: rows.map(([field, value]) => `${field}: ${value}`).join('\n'),
    html: mailPage({
      language: 'en',
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title,
      paragraphs: [],
      rows,
      button: null,
      closing: name,
    }),
  });
  if (hasLeft) await forgetEntry(deps.db, { hotelId, kind, entryId });
}
