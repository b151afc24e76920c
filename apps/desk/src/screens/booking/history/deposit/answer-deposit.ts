import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { formAnswers, leadOn, signInFirst } from '../../../../session/form-answers.ts';
import { depositProblems, type DepositProblem } from './deposit-problems.ts';
import { performDeposit } from './perform-deposit.ts';

const forms = formAnswers<DepositProblem>({ problems: depositProblems, otherwise: 'deposit_unavailable' });

/** Does with a deposit what its form says, and leads back to the page of the booking, `here`. */
export async function answerDeposit(
  request: PostRequest,
  { hotelId, reference, here }: { readonly hotelId: number; readonly reference: string; readonly here: string },
): Promise<PostOutcome> {
  const { form, api, signal } = request;
  const problem = await performDeposit(api, { hotelId, reference }, form.field, signal);
  if (problem === null) return leadOn(request, `${here}#deposit`);
  if (problem === 'signed_out') return signInFirst(request);
  const fields = { sum: form.field('sum'), why: form.field('why'), key: form.field('key'), deposit: problem };
  return forms.again(problem, fields);
}
