import { deskUrl } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { fill, mailPage, mailText } from '../../messaging/messaging.ts';
import { findPerson } from '../../identity/identity.ts';
import { domainWords } from './domains.words.ts';

/** Mails to somebody who manages a hotel what became of its own host. Throws when the mail was not taken. */
export async function sendDomainMail(
  deps: Deps,
  hotelId: number,
  { personId, host, became }: { readonly personId: string; readonly host: string; readonly became: 'seen' | 'lost' },
): Promise<void> {
  const { settings, hotels, db } = deps;
  const [person, hotel] = await Promise.all([findPerson(db, personId), hotels.byId(hotelId)]);
  if (person === undefined || hotel === undefined || settings.deskHost === null) return;
  const say = domainWords[person.language];
  const { name } = hotel.wordsIn(person.language).words;
  const said = (text: string): string => fill(text, { hotel: name, host });
  const path = deskUrl('setUpPart', { hotelId, part: 'domain' });
  const page = {
    brand: hotel.readFacts().theme.brand,
    language: person.language,
    sender: name,
    title: said(became === 'seen' ? say.seenSubject : say.lostSubject),
    paragraphs: [said(became === 'seen' ? say.seenText : say.lostText)],
    rows: [],
    button: { label: say.button, url: `${originOf(settings.deskHost, settings)}${path}` },
    closing: said(say.closing),
  };
  await deps.messages.sendMail({
    about: { kind: 'account', hotelId },
    purpose: 'desk',
    messageId: `<domain.${personId}.${became}.${deps.clock().getTime()}@${settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name: settings.providerName, address: settings.mailFrom },
    to: person.mail,
    replyTo: settings.mailFrom,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}
