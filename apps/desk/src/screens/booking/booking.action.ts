import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { answerLetter, letterForm } from '../../parts/conversation/answer-letter.ts';
import { actByLink } from './act-by-link.ts';
import { isAct, type ActName } from './acts.table.ts';
import { performAct } from './acts/perform-act.ts';
import { formAnswers, leadOn, signInFirst } from '../../session/form-answers.ts';
import { answerDeposit } from './history/deposit/answer-deposit.ts';
import { depositForm } from './history/deposit/deposit-problems.ts';
import { answerFolio } from './history/folio/answer-folio.ts';
import { folioForm } from './history/folio/folio-problems.ts';
import { bookingProblems, type BookingProblem } from './booking.model.ts';

/** The fields that the forms of the page keep where they could not be carried out. */
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
  'settle',
  'handed',
  'given',
  'keptWhy',
  'company',
];
const invalid: readonly BookingProblem[] = [
  'given_short',
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
  const { form, api, params, signal } = request;
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
  if (form.name === folioForm)
    return answerFolio(request, {
      hotelId: Number(page.hotelId),
      reference: page.reference,
      here: deskUrl('booking', page),
    });
  const act = form.field('act');
  if (form.name !== 'act' || !isAct(act)) return { kind: 'unknown_form' };
  const aimed = { at: Number(params['hotelId']), reference: params['reference'] ?? '', act };
  const problem = await performAct(api, aimed, form.field, signal);
  if (problem === null) return leadOn(request, done(request, act));
  if (problem === 'signed_out') return signInFirst(request);
  const fields = Object.fromEntries(typed.map((name) => [name, form.field(name)]));
  return forms.again(problem, fields);
}

const forms = formAnswers<BookingProblem>({
  problems: bookingProblems,
  conflicts: bookingProblems.filter((problem) => !invalid.includes(problem)),
  otherwise: 'not_possible',
});

/** The page anew, where what was done is said. */
const done = ({ params }: PostRequest, act: ActName): string =>
  deskUrl('booking', { hotelId: params['hotelId'] ?? '', reference: params['reference'] ?? '' }, { done: act });
