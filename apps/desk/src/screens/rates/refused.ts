import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, leadOn, signInFirst } from '../../session/form-answers.ts';
import { ratesProblems, type RatesProblem } from './rates.model.ts';
import { withMore } from './with-more.ts';

const forms = formAnswers<RatesProblem>({
  problems: ratesProblems,
  conflicts: ['changed', 'not_allowed'],
  otherwise: 'changed',
});

/** The page anew, where what was done is said. */
export function toldDone(request: PostRequest, told: Readonly<Record<string, string>>): PostOutcome {
  const { params, search } = request;
  const shown = { from: search['from'], show: search['show'], plan: search['plan'] };
  const here = deskUrl('rates', { hotelId: params['hotelId'] ?? '' }, shown);
  return leadOn(request, withMore(here, told));
}

/** The page with its input, and why it was not done. */
export function refused(
  request: PostRequest,
  problem: RatesProblem | 'signed_out',
  fields: Readonly<Record<string, string>>,
): PostOutcome {
  return problem === 'signed_out' ? signInFirst(request) : forms.again(problem, fields);
}
