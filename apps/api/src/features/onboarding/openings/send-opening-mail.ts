import type { OpeningOutcome } from './opening-outcome.ts';
import type { Locale } from '@latchkey/booking-core/language';
import { oneLine } from '@latchkey/booking-core/text';
import { deskUrl } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { fill, mailPage, mailText } from '../../messaging/messaging.ts';
import { personOfMail } from '../../identity/identity.ts';
import { changedSince, startOf, type WatchedChange, watchedNow } from '../../property/property.ts';
import { factWords, openingWords } from './opening-mail.words.ts';

/** Mails whether guests see a hotel: to the provider's people while it waits and when a young one has changed, else to who set it up. Throws when the mail was not taken. */
export async function sendOpeningMail(
  deps: Deps,
  hotelId: number,
  {
    to,
    became,
    words,
  }: {
    readonly to: string;
    readonly became: OpeningOutcome;
    readonly words?: string | undefined;
  },
): Promise<void> {
  const { settings, hotels, db } = deps;
  const [person, hotel] = await Promise.all([personOfMail(db, to), hotels.byId(hotelId)]);
  if (hotel === undefined || settings.deskHost === null) return;
  const changes = became === 'changed' ? await changesNow(db, hotelId) : [];
  // It is as it was again.
  if (became === 'changed' && changes.length === 0) return;
  const language = person?.language ?? 'en';
  const say = openingWords[language][became];
  const { name } = hotel.wordsIn(language).words;
  const path = became === 'waiting' || became === 'changed' ? deskUrl('operator') : deskUrl('setUp', { hotelId });
  const page = {
    brand: hotel.readFacts().theme.brand,
    language,
    sender: settings.providerName,
    title: fill(say.subject, { hotel: name }),
    paragraphs: [say.text, ...(words === undefined ? [] : [words])],
    rows: changes.map(rowIn(language)),
    button: { label: say.button, url: `${originOf(settings.deskHost, settings)}${path}` },
    closing: settings.providerName,
  };
  await deps.messages.sendMail({
    about: { kind: 'account', hotelId },
    purpose: 'desk',
    messageId: `<opening.${hotelId}.${became}.${deps.clock().getTime()}@${settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name: settings.providerName, address: settings.mailFrom },
    to,
    replyTo: settings.mailFrom,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}

async function changesNow(db: Deps['db'], hotelId: number): Promise<readonly WatchedChange[]> {
  const [start, now] = await Promise.all([startOf(db, hotelId), watchedNow(db, hotelId)]);
  return start === undefined || now === undefined ? [] : changedSince(db, start, now);
}

const longest = 200;
const shown = (value: string | null): string => oneLine(value ?? '').slice(0, longest) || '–';

const rowIn =
  (language: Locale) =>
  ({ fact, language: of, before, after }: WatchedChange): readonly [string, string] => [
    factWords[language][fact] + (of === null ? '' : ` (${of})`),
    `${shown(before)} → ${shown(after)}`,
  ];
