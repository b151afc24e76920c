import { propertyClient } from '@latchkey/api-client/property';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { answerOwnWork, isOwnWorkForm } from '../../frame/answer-own-work.ts';

/** Signs out, from whichever page of the desk, and answers invitations: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, locale, signal } = request;
  if (isOwnWorkForm(form.name)) return answer(request, await answerOwnWork(request, form.name));
  if (form.name !== 'sign-out') return { kind: 'unknown_form' };
  const reply = await propertyClient(api, null).call('endStaffSession', {}, signal);
  // Where nobody knows, they must not believe that they are out.
  if (reply.status === 'failure') return { kind: 'again', returned: { fields: {}, code: 'unavailable' }, status: 503 };
  return { kind: 'redirect', to: inLanguage(deskUrl('signIn'), locale) };
}

/** The list is there again as it is now, also where the invitation had been taken back. */
function answer({ locale }: PostRequest, { status }: { readonly status: number | 'failure' }): PostOutcome {
  if (status === 'failure') return { kind: 'again', returned: { fields: {}, code: 'not_answered' }, status: 503 };
  return { kind: 'redirect', to: inLanguage(deskUrl(status === 401 ? 'signIn' : 'hotels'), locale) };
}
