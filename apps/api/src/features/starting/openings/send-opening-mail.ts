import { deskUrl } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { fill, mailPage, mailText } from '../../messaging/messaging.ts';
import { personOfMail } from '../../people/people.ts';
import { openingWords } from './opening-mail.words.ts';

/** Mails whether guests see a hotel: to the provider's people while it waits, else to who set it up. Throws when the mail was not taken. */
export async function sendOpeningMail(
  deps: Deps,
  hotelId: number,
  {
    to,
    became,
    words,
  }: {
    readonly to: string;
    readonly became: 'waiting' | 'approved' | 'refused';
    readonly words?: string | undefined;
  },
): Promise<void> {
  const { settings, hotels, db } = deps;
  const [person, hotel] = await Promise.all([personOfMail(db, to), hotels.byId(hotelId)]);
  if (hotel === undefined || settings.deskHost === null) return;
  const language = person?.language ?? 'en';
  const say = openingWords[language][became];
  const { name } = hotel.wordsIn(language).words;
  const path = became === 'waiting' ? deskUrl('operator') : deskUrl('setUp', { hotelId });
  const page = {
    brand: hotel.readFacts().theme.brand,
    language,
    sender: settings.providerName,
    title: fill(say.subject, { hotel: name }),
    paragraphs: [say.text, ...(words === undefined ? [] : [words])],
    rows: [],
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
