import { formatDate } from '@latchkey/format/date';
import { transact } from '../../../database/transact.ts';
import type { LinkPurpose } from '../../../database/tables/proof-tables.ts';
import type { Deps } from '../../../deps.ts';
import { findEntry } from '../forms/form-entries.queries.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { fill, insertLink, mailPage, publicUrl } from '../../messaging/messaging.ts';
import type { Mail, MessagePurpose } from '../../messaging/messages/senders.types.ts';
import { alertKind, availabilityAlert, type AvailabilityAlert } from './availability-alert.ts';
import { alertWords, type AlertSentence } from './availability-alerts.words.ts';

/** An alert with its hotel, and its words with the hotel and the dates filled in. */
export interface WordedAlert {
  readonly hotel: HotelRecord;
  readonly entryId: string;
  readonly alert: AvailabilityAlert;
  readonly say: (sentence: AlertSentence) => string;
  readonly hotelName: string;
}

/** An alert ready to be written about; undefined where it is gone. */
export async function wordedAlert(deps: Deps, hotelId: number, entryId: string): Promise<WordedAlert | undefined> {
  const hotel = await deps.hotels.byId(hotelId);
  const read = availabilityAlert.safeParse(await findEntry(deps.db, hotelId, alertKind, entryId));
  if (hotel === undefined || !read.success) return undefined;
  const { language, checkIn, checkOut } = read.data;
  const hotelName = hotel.wordsIn(language).words.name;
  const values = {
    hotel: hotelName,
    from: formatDate(checkIn, language, 'full'),
    to: formatDate(checkOut, language, 'full'),
  };
  const say = (sentence: AlertSentence): string => fill(alertWords[language][sentence], values);
  return { hotel, entryId, alert: read.data, say, hotelName };
}

/** A link in a mail about an alert, good until its nights are past. */
export function alertLink(
  deps: Deps,
  { hotel, entryId, alert }: WordedAlert,
  purpose: Extract<LinkPurpose, `availability-${string}`>,
  expiresAt: Date,
): Promise<string> {
  const link = { hotelId: hotel.id, purpose, subject: entryId, language: alert.language, expiresAt };
  return transact(deps.db, (tx) => insertLink(tx, link, deps.clock()));
}

export const alertUrl = (deps: Deps, { hotel, alert }: WordedAlert, path: string, token: string): string =>
  publicUrl(deps.settings, hotel, `/api/${path}/${token}?lang=${alert.language}`);

interface AlertMail {
  readonly purpose: MessagePurpose;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly url: string };
  readonly closing: string;
  /** Where the reader says that no mail is wanted, with its words; null where nothing is left to stop. */
  readonly stop: { readonly label: string; readonly url: string } | null;
}

/** A mail about an alert, under the hotel's colour. */
export function alertMail(deps: Deps, { hotel, alert, hotelName }: WordedAlert, mail: AlertMail): Mail {
  const { brand } = hotel.readFacts().theme;
  const { subject, text, button, closing, stop } = mail;
  return {
    about: { kind: 'visitor', hotelId: hotel.id },
    purpose: mail.purpose,
    messageId: `<${mail.id}@${hotel.readFacts().hosts[0]}>`,
    from: { name: hotelName, address: deps.settings.mailFrom },
    to: alert.email,
    replyTo: hotel.readFacts().email,
    subject,
    text: [
      text,
      '',
      button.url,
      '',
      ...(stop === null ? [] : [`${stop.label}: ${stop.url}`, '']),
      closing,
      hotelName,
    ].join('\n'),
    ...(stop === null ? {} : { unsubscribeUrl: stop.url }),
    html: mailPage({
      language: alert.language,
      brand,
      title: subject,
      paragraphs: [text],
      rows: [],
      button,
      ...(stop === null ? {} : { links: [stop] }),
      closing,
    }),
  };
}
