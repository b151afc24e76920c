import { propertyClient } from '@latchkey/api-client/property';
import { operatorPaths } from '@latchkey/api-contract/operator-paths';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers } from '../../session/form-answers.ts';
import { operatorProblems, type OperatorDone, type OperatorProblem } from './operator.model.ts';

const forms = formAnswers<OperatorProblem>({ problems: operatorProblems, otherwise: 'unavailable' });

/** Shows a hotel, says why not, holds one and lets guests in again: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, signal } = request;
  const client = propertyClient(api, null, operatorPaths);
  const [hotelId, words] = [form.field('hotelId'), form.field('words').trim()];
  const again = (code: OperatorProblem): PostOutcome => forms.again(code, { hotelId, words });
  if (!/^[1-9]\d{0,8}$/.test(hotelId)) return again('not_found');
  const params = { hotel: hotelId };
  // What was looked at: another that waits by now is not shown.
  const revision = form.field('revision');
  const seen = /^[0-9a-f]{64}$/.test(revision) ? { revision } : {};
  const answer = (done: OperatorDone, reply: EngineAnswer): PostOutcome =>
    forms.answer(request, reply, deskUrl('operator', {}, { done }), { hotelId, words });
  const isSaid = words !== '' && words.length <= houseFieldLengths.words;
  switch (form.name) {
    case 'approve':
      return answer('approved', await client.call('approveOpening', { params, body: seen }, signal));
    case 'refuse':
      if (!isSaid) return again('words_missing');
      return answer('refused', await client.call('refuseOpening', { params, body: { words } }, signal));
    case 'leave':
      return answer('left', await client.call('approveChanges', { params, body: seen }, signal));
    case 'take-back':
      return answer('taken-back', await client.call('takeBackChanges', { params, body: seen }, signal));
    case 'hold':
      if (!isSaid) return again('words_missing');
      return answer('held', await client.call('holdHotel', { params, body: { words } }, signal));
    case 'release':
      return answer('released', await client.call('releaseHotel', { params }, signal));
    default:
      return { kind: 'unknown_form' };
  }
}
