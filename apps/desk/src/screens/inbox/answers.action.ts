import { closeReasons } from '@latchkey/booking-core/inbox';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, leadOn, onceBy, signInFirst } from '../../session/form-answers.ts';
import { oneOf } from '../../session/one-of.ts';
import { answerProblems, type AnswerProblem, type DoneAct } from './inbox.model.ts';
import { namedIn, nameOf, type NamedAnswer } from './named-answer.ts';

/** Answers, takes, closes and opens again what the form names. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, params, api } = request;
  const named = namedIn(form.field('of'));
  if (named === null) return { kind: 'unknown_form' };
  const desk = propertyClient(api, Number(params['hotelId']));
  switch (form.name) {
    case 'reply':
      return reply(request, desk, named);
    case 'decide':
      return decide(request, desk, named);
    case 'take':
      return settle(request, named, 'taken', await desk.call('takeAnswer', { params: named, body: { owner: 'me' } }));
    case 'leave':
      return settle(
        request,
        named,
        'left',
        await desk.call('takeAnswer', { params: named, body: { owner: 'nobody' } }),
      );
    case 'close': {
      if (named.kind === 'request') return { kind: 'unknown_form' };
      const reason = oneOf(closeReasons, form.field('reason')) ?? 'not_needed';
      const closed = await desk.call('closeAnswer', { params: { ...named, kind: named.kind }, body: { reason } });
      return settle(request, named, 'closed', closed);
    }
    case 'reopen':
      if (named.kind === 'request') return { kind: 'unknown_form' };
      return settle(
        request,
        named,
        'opened',
        await desk.call('reopenAnswer', { params: { ...named, kind: named.kind } }),
      );
    default:
      return { kind: 'unknown_form' };
  }
}

/** Sends a letter, or sets an answer below a review. */
async function reply(request: PostRequest, desk: PropertyClient, named: NamedAnswer): Promise<PostOutcome> {
  const { form } = request;
  const text = form.field('text');
  const isReview = named.kind === 'review';
  // A letter that only greets says nothing.
  if (sameWords(text, '') || sameWords(text, form.field('draft'))) return again('text_missing', text);
  if (text.length > (isReview ? fieldLengths.reviewText : fieldLengths.propertyLetter)) return again('too_long', text);
  if (named.kind === 'review') {
    const params = { booking: named.id };
    return settle(
      request,
      named,
      'answered',
      await desk.call('answerReview', { params, body: { answer: text } }),
      text,
    );
  }
  if (named.kind === 'request') return { kind: 'unknown_form' };
  const headers = onceBy(form);
  const params = { ...named, kind: named.kind };
  return settle(request, named, 'answered', await desk.call('sendAnswer', { params, headers, body: { text } }), text);
}

/** Accepts or declines another time, with words of the house where there are any. */
async function decide(request: PostRequest, desk: PropertyClient, named: NamedAnswer): Promise<PostOutcome> {
  const { form } = request;
  const text = form.field('text');
  const decision = form.field('decision') === 'accept' ? 'accept' : 'decline';
  if (text.length > fieldLengths.propertyWords) return again('too_long', text);
  const params = { booking: form.field('booking'), requestId: named.id };
  const body = { decision, ...(text === '' ? {} : { answer: text }) } as const;
  const reply = await desk.call('answerGuestRequest', { params, body });
  return settle(request, named, decision === 'accept' ? 'accepted' : 'declined', reply, text);
}

type Reply = { readonly status: number | 'failure'; readonly body?: unknown };

/** The list again where it was done; else the page with its input and what to do. */
function settle(request: PostRequest, named: NamedAnswer, act: DoneAct, reply: Reply, text = ''): PostOutcome {
  const { params, search } = request;
  if (reply.status === 200) {
    const told = { show: search['show'], done: act, of: nameOf(named) };
    const open = act === 'taken' || act === 'left' || act === 'opened' ? { open: nameOf(named) } : {};
    return leadOn(request, deskUrl('answers', { hotelId: params['hotelId'] ?? '' }, { ...told, ...open }));
  }
  if (reply.status === 401) return signInFirst(request);
  const code = (reply.body as { readonly code?: string } | undefined)?.code;
  // Both say that somebody else was first.
  const known = code === 'already_answered' || code === 'not_closed' ? 'already_closed' : code;
  return again(oneOf(answerProblems, known) ?? 'unavailable', text);
}

const forms = formAnswers<AnswerProblem>({
  problems: answerProblems,
  conflicts: ['already_closed'],
  otherwise: 'unavailable',
});

const again = (code: AnswerProblem, text: string): PostOutcome => forms.again(code, { text });

/** Whether two texts are the same but for their white space: a browser sends lines back in its own way. */
const sameWords = (one: string, other: string): boolean => one.replace(/\s/g, '') === other.replace(/\s/g, '');
