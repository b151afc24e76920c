import { propertyClient } from '@latchkey/api-client/property';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';

/** Signs out, from whichever page of the desk: with a script and without. */
export async function action({ api, form, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'sign-out') return { kind: 'unknown_form' };
  const reply = await propertyClient(api, null).call('endStaffSession', {}, signal);
  // Where nobody knows, they must not believe that they are out.
  if (reply.status === 'failure') return { kind: 'again', returned: { fields: {}, code: 'unavailable' }, status: 503 };
  return { kind: 'redirect', to: inLanguage(deskUrl('signIn'), locale) };
}
