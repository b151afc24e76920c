import { locales, type Locale } from '@latchkey/booking-core/language';
import { formatMoney } from '@latchkey/format/money';
import type { FormKind } from '../../../database/form-kind.ts';
import type { Deps } from '../../../deps.ts';
import { mailPage, type MailRow, propertyMailbox, rowsText } from '../../messaging/messaging.ts';
import { findEntry, forgetEntry } from './form-entries.queries.ts';
import { formMailWords } from './form-mail.words.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

/** Mails a form to the hotel in its own language, or to the provider where no hotel was named. Throws when the mail was not taken. */
export async function sendFormMail(
  deps: Deps,
  hotelId: number,
  { kind, entryId }: { kind: FormKind; entryId: string },
): Promise<void> {
  // Forms that the hotel does not get.
  if (kind === 'itinerary' || kind === 'availability-alert') return;
  const facts = await findEntry(deps.db, hotelId, kind, entryId);
  if (facts === undefined) return;
  const hasLeft = kind === 'newsletter' && facts['left'] === true;
  const hotel = await deps.hotels.byId(hotelId);
  const language = hotel?.readFacts().mailLanguage ?? 'en';
  const say = formMailWords[language];
  const title = say.titles[hasLeft ? 'left' : kind];
  const name = hotel?.wordsIn(language).words.name ?? deps.settings.providerName;
  const rows = Object.entries(say.fields).flatMap(([field, label]): MailRow[] => {
    const value = facts[field];
    if (value === undefined || value === '') return [];
    if (field === 'price' && typeof value === 'number' && hotel !== undefined)
      return [[label, formatMoney(value, hotel.sale.currency, language)]];
    return [[label, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
  // The hotel's own programs send the letters: each must carry this, as header and as link, in the reader's language.
  if (kind === 'newsletter' && !hasLeft && hotel !== undefined)
    rows.push([say.unsubscribe, await unsubscribeUrl(deps, hotel, entryId, localeOf(facts['language']))]);
  const email = facts['email'];
  const to = hotel === undefined ? deps.settings.mailFrom : await propertyMailbox(deps, hotel);
  if (to !== null)
    await deps.messages.sendMail({
      about: { kind: 'form', hotelId: hotel?.id ?? null },
      purpose: 'desk',
      messageId: `<form.${kind}.${entryId}${hasLeft ? '.left' : ''}@${hotel?.readFacts().hosts[0] ?? deps.settings.providerHosts[0] ?? 'localhost'}>`,
      from: { name: deps.settings.providerName, address: deps.settings.mailFrom },
      to,
      replyTo: typeof email === 'string' ? email : deps.settings.mailFrom,
      subject: `${title} (${name})`,
      text: rowsText(rows),
      html: mailPage({
        language,
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

const localeOf = (language: unknown): Locale => locales.find((one) => one === language) ?? 'en';
