import { deskUrl } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { fill, mailPage, mailText } from '../../messaging/messaging.ts';
import { personOfMail } from '../../identity/identity.ts';
import { smsBudgetWords } from './sms-budget.words.ts';

/** Mails one of the provider's people that a hotel has sent most of the SMS of its day. Throws when the mail was not taken. */
export async function sendSmsBudgetMail(
  deps: Deps,
  hotelId: number,
  { to, sent, most }: { readonly to: string; readonly sent: number; readonly most: number },
): Promise<void> {
  const { settings, hotels, db } = deps;
  const [person, hotel] = await Promise.all([personOfMail(db, to), hotels.byId(hotelId)]);
  if (hotel === undefined || settings.deskHost === null) return;
  const language = person?.language ?? 'en';
  const say = smsBudgetWords[language];
  const values = { hotel: hotel.wordsIn(language).words.name, sent: String(sent), most: String(most) };
  const page = {
    brand: hotel.readFacts().theme.brand,
    language,
    sender: settings.providerName,
    title: fill(say.subject, values),
    paragraphs: [fill(say.text, values)],
    rows: [],
    button: { label: say.button, url: `${originOf(settings.deskHost, settings)}${deskUrl('operator')}` },
    closing: settings.providerName,
  };
  await deps.messages.sendMail({
    about: { kind: 'account', hotelId },
    purpose: 'desk',
    messageId: `<sms-budget.${hotelId}.${deps.clock().getTime()}@${settings.providerHosts[0] ?? 'localhost'}>`,
    from: { name: settings.providerName, address: settings.mailFrom },
    to,
    replyTo: settings.mailFrom,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}
