import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { answerLetter, letterForm } from '../../parts/conversation/answer-letter.ts';
import { actByLink } from './act-by-link.ts';
import { isAct, type ActName } from './acts.table.ts';
import { performAct } from './acts/perform-act.ts';
import { hereOf } from '../../session/here-of.ts';
import { answerDeposit } from './deposit/answer-deposit.ts';
import { depositForm } from './deposit/deposit-problems.ts';
import type { BookingProblem } from './booking.model.ts';

/** What is typed into the forms of the page, and is there again where they could not be carried out. */
const typed = [
  'act',
  'key',
  'words',
  'price',
  'request',
  'why',
  'name',
  'email',
  'phone',
  'text',
  'refund',
  'amount',
  'sum',
  'method',
  'remark',
];
const invalid: readonly BookingProblem[] = [
  'price_missing',
  'price_jump',
  'why_missing',
  'note_missing',
  'name_missing',
  'name_invalid',
  'email_invalid',
  'invalid_phone',
];

/** Does what was pressed on the page of a booking. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, signal, locale } = request;
  if ('token' in params) return actByLink(request);
  const page = { hotelId: params['hotelId'] ?? '', reference: params['reference'] ?? '' };
  if (form.name === letterForm)
    return answerLetter(request, {
      hotelId: Number(page.hotelId),
      booking: page.reference,
      here: deskUrl('booking', page),
    });
  if (form.name === depositForm)
    return answerDeposit(request, {
      hotelId: Number(page.hotelId),
      reference: page.reference,
      here: deskUrl('booking', page),
    });
  const act = form.field('act');
  if (form.name !== 'act' || !isAct(act)) return { kind: 'unknown_form' };
  const aimed = { at: Number(params['hotelId']), reference: params['reference'] ?? '', act };
  const problem = await performAct(api, aimed, form.field, signal);
  if (problem === null) return { kind: 'redirect', to: inLanguage(done(request, act), locale) };
  if (problem === 'signed_out')
    return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: hereOf(request) }), locale) };
  const fields = Object.fromEntries(typed.map((name) => [name, form.field(name)]));
  return { kind: 'again', returned: { fields, code: problem }, status: statusOf(problem) };
}

const statusOf = (problem: BookingProblem): 409 | 422 | 503 =>
  problem === 'unavailable' ? 503 : invalid.includes(problem) ? 422 : 409;

/** The page anew, where what was done is said. */
const done = ({ params }: PostRequest, act: ActName): string =>
  deskUrl('booking', { hotelId: params['hotelId'] ?? '', reference: params['reference'] ?? '' }, { done: act });
