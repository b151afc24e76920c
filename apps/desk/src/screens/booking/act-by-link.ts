import { propertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, leadOn } from '../../session/form-answers.ts';
import { isAct, isByLink } from './acts.table.ts';
import { performAct } from './acts/perform-act.ts';
import { bookingProblems, type BookingProblem } from './booking.model.ts';

/** The fields that the forms of the page keep where they could not be carried out. */
const typed = ['act', 'key', 'words', 'request'];

const forms = formAnswers<BookingProblem>({
  problems: bookingProblems,
  conflicts: bookingProblems,
  otherwise: 'not_possible',
});

/** Does what was pressed on the page of a link; all else asks for signing in. */
export async function actByLink(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, signal } = request;
  const act = form.field('act');
  if (form.name !== 'act' || !isAct(act) || !isByLink(act)) return { kind: 'unknown_form' };
  const token = params['token'] ?? '';
  const at = { link: token };
  const linked = await propertyClient(api, at).call('getLinkedBooking', { query: {} }, signal);
  const here = (done: { readonly done?: string }): PostOutcome => leadOn(request, deskUrl('byMail', { token }, done));
  const isOpen = linked.status === 200 && linked.body.booking !== undefined;
  if (!isOpen && linked.status !== 'failure') return here({});
  const problem =
    linked.status !== 200
      ? 'unavailable'
      : await performAct(api, { at, reference: linked.body.reference, act }, form.field, signal);
  if (problem === null) return here({ done: act });
  if (problem === 'signed_out') return here({});
  const fields = Object.fromEntries(typed.map((name) => [name, form.field(name)]));
  return forms.again(problem, fields);
}
