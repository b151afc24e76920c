import { formatDate } from '@latchkey/format/date';
import { initialsOf } from '@latchkey/format/initials';
import type { Deps } from '../../../deps.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { fill, mailPage, mailText } from '../../messaging/messaging.ts';
import { answerClosings, answerSubjects, type MailedKind } from './answer-mail.words.ts';
import { askedIn } from './answer-view.ts';
import { readAnswer } from './answers.queries.ts';

/**
 * Mails a letter to whoever asked on the site, in the language of the question, unless it was deleted since. Anybody can
 * have typed the address: nothing that was typed is in the mail but what the hotel itself wrote. Throws when it was not
 * taken.
 */
export async function sendAnswerMail(
  deps: Deps,
  hotelId: number,
  asked: { readonly kind: MailedKind; readonly id: string },
): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  if (hotel === undefined) throw new Error('an answer without its hotel');
  const row = await readAnswer(deps.db, hotelId, { ...hotel.sale, now: deps.clock() }, asked);
  const to = row?.facts['email'];
  if (row === undefined || row.text === null || typeof to !== 'string') return;
  const language = askedIn(row, hotel);
  const { name } = hotel.wordsIn(language).words;
  const facts = hotel.readFacts();
  const date = formatDate(propertyToday(hotel.sale.timeZone, row.asked_at), language, 'short-year');
  const page = {
    language,
    brand: facts.theme.brand,
    sender: name,
    mark: initialsOf(facts.slug),
    title: fill(answerSubjects[language][asked.kind], { hotel: name }),
    paragraphs: [],
    letter: row.text,
    rows: [],
    button: null,
    closing: fill(answerClosings[language], { date }),
  };
  await deps.messages.sendMail({
    about: { kind: 'answer', hotelId },
    purpose: 'answer',
    messageId: `<answer.${asked.kind}.${asked.id}@${facts.hosts[0] ?? 'localhost'}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: facts.email,
    subject: page.title,
    text: mailText(page),
    html: mailPage(page),
  });
}
