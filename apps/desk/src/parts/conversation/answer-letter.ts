import { letterTemplates } from '@latchkey/booking-core/inbox';
import { propertyClient } from '@latchkey/api-client/property';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { withSearch } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { formAnswers, leadOn, onceBy, signInFirst } from '../../session/form-answers.ts';
import { letterProblems, type LetterProblem } from './conversation.model.ts';

/** Where on its page the conversation stands. */
export const conversationAnchor = '#conversation';

/** The form that `Conversation` posts to its page. */
export const letterForm = 'letter';

const answers = formAnswers<LetterProblem>({ problems: letterProblems, otherwise: 'letter_not_reachable' });

/** Sends the letter of that form to the guest of a booking, and leads back to its page, `here`. */
export async function answerLetter(
  request: PostRequest,
  { hotelId, booking, here }: { readonly hotelId: number; readonly booking: string; readonly here: string },
): Promise<PostOutcome> {
  const { form, api, signal } = request;
  const text = form.field('letter');
  const channel = form.field('channel') === 'sms' ? 'sms' : 'mail';
  const again = (code: LetterProblem): PostOutcome => answers.again(code, { letter: text, channel });
  // A letter that only greets says nothing.
  if (sameWords(text, '') || sameWords(text, form.field('blank'))) return again('letter_missing');
  if (text.length > fieldLengths.propertyLetter) return again('letter_too_long');
  if (channel === 'sms' && lengthOf(text) > fieldLengths.propertySms) return again('letter_too_long_for_sms');
  const template = oneOf(letterTemplates, form.field('template')) ?? 'blank';
  const reply = await propertyClient(api, hotelId).call(
    'writeToGuest',
    { params: { booking }, headers: onceBy(form), body: { channel, text, template } },
    signal,
  );
  if (reply.status === 201)
    return leadOn(request, `${withSearch(here, { written: '1' } as never)}${conversationAnchor}`);
  if (reply.status === 401) return signInFirst(request);
  if (reply.status === 403) return again('letter_not_allowed');
  if (reply.status !== 409) return again('letter_unavailable');
  return again(oneOf(letterProblems, `letter_${reply.body.code}`) ?? 'letter_not_reachable');
}

/** As many characters as the engine counts: a browser sends a line's end as two. */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').length;

const sameWords = (one: string, other: string): boolean => one.replace(/\s/g, '') === other.replace(/\s/g, '');
