import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { formAnswers, leadOn, signInFirst } from '../../../../session/form-answers.ts';
import { folioProblems, type FolioProblem } from './folio-problems.ts';
import { performFolio, type FolioAt } from './perform-folio.ts';

const conflicts = ['folio_changed', 'folio_below_zero', 'folio_not_possible', 'folio_nothing_to_move'] as const;
const forms = formAnswers<FolioProblem>({ problems: folioProblems, conflicts, otherwise: 'folio_unavailable' });
const typed = ['what', 'sum', 'name', 'why', 'percent', 'taxName', 'taxId', 'other', 'line'];

/** Does with a folio what its form says, and leads back to the page of the booking, `here`. */
export async function answerFolio(
  request: PostRequest,
  { here, ...at }: FolioAt & { readonly here: string },
): Promise<PostOutcome> {
  const { form, api, signal } = request;
  const problem = await performFolio(api, at, form.field, signal);
  if (problem === null) return leadOn(request, `${here}#folio`);
  if (problem === 'signed_out') return signInFirst(request);
  const fields = Object.fromEntries(typed.map((name) => [name, form.field(name)]));
  // The forms of the page share a key, and each adds its act.
  const [key = ''] = form.field('key').split('.');
  return forms.again(problem, { ...fields, key, folio: problem });
}
