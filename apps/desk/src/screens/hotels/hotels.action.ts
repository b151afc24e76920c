import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { staffClient } from '../../session/staff-client.ts';

/** Signs out, from whichever page of the desk: with a script and without. */
export async function action({ api, form, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'sign-out') return { kind: 'unknown_form' };
  const reply = await staffClient(api).call('endStaffSession', {}, signal);
  // Who was signed out already is where they wanted to be; where nobody knows, they must not believe that they are.
  if (reply.status === 'failure' && reply.httpStatus !== 401)
    return { kind: 'again', returned: { fields: {}, code: 'unavailable' }, status: 503 };
  return { kind: 'redirect', to: inLanguage(deskUrl('signIn'), locale) };
}
