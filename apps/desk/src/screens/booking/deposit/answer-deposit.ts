import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { hereOf } from '../../../session/here-of.ts';
import { performDeposit } from './perform-deposit.ts';

/** Does with a deposit what its form says, and leads back to the page of the booking, `here`. */
export async function answerDeposit(
  request: PostRequest,
  { hotelId, reference, here }: { readonly hotelId: number; readonly reference: string; readonly here: string },
): Promise<PostOutcome> {
  const { form, api, signal, locale } = request;
  const problem = await performDeposit(api, { hotelId, reference }, form.field, signal);
  if (problem === null) return { kind: 'redirect', to: inLanguage(`${here}#deposit`, locale) };
  if (problem === 'signed_out')
    return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: hereOf(request) }), locale) };
  const fields = { sum: form.field('sum'), why: form.field('why'), key: form.field('key'), deposit: problem };
  return { kind: 'again', returned: { fields, code: problem }, status: problem === 'deposit_unavailable' ? 503 : 422 };
}
