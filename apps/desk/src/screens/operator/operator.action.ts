import { propertyClient } from '@latchkey/api-client/property';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { operatorProblems, type OperatorDone, type OperatorProblem } from './operator.model.ts';

/** Shows a hotel, says why not, holds one and lets guests in again: with a script and without. */
export async function action({ api, form, locale, path, signal }: PostRequest): Promise<PostOutcome> {
  const client = propertyClient(api, null);
  const [hotelId, words] = [form.field('hotelId'), form.field('words').trim()];
  const again = (code: OperatorProblem): PostOutcome => ({
    kind: 'again',
    returned: { fields: { hotelId, words }, code },
    status: code === 'unavailable' ? 503 : 422,
  });
  if (!/^[1-9]\d{0,8}$/.test(hotelId)) return again('not_found');
  const params = { hotel: hotelId };
  // What was looked at: another that waits by now is not shown.
  const revision = form.field('revision');
  const seen = /^[0-9a-f]{64}$/.test(revision) ? { revision } : {};
  const answer = (done: OperatorDone, reply: { readonly status: number | 'failure'; readonly body?: unknown }) => {
    if (reply.status === 200)
      return { kind: 'redirect', to: inLanguage(deskUrl('operator', {}, { done }), locale) } as const;
    if (reply.status === 401)
      return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: path }), locale) } as const;
    const code = (reply.body as { readonly code?: string } | undefined)?.code;
    return again(operatorProblems.find((one) => one === code) ?? 'unavailable');
  };
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
