import { checkEmail, plainEmail } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { ownDeskPath } from '../../session/own-desk-path.ts';
import { staffClient } from '../../session/staff-client.ts';
import type { SignInProblem } from './sign-in.model.ts';

/** Asks for a link by mail, and signs in by one: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  switch (request.form.name) {
    case 'ask':
      return askForLink(request);
    case 'open':
      return openByLink(request);
    default:
      return { kind: 'unknown_form' };
  }
}

async function askForLink({ api, form, locale, signal }: PostRequest): Promise<PostOutcome> {
  const fields = { mail: form.field('mail'), to: form.field('to') };
  const problem = checkEmail(fields.mail);
  if (problem !== null) return again(fields, problem, 422);
  const reply = await staffClient(api).call('askForSignInLink', { body: { mail: plainEmail(fields.mail) } }, signal);
  if (reply.status === 'failure')
    return reply.httpStatus === 429 ? again(fields, 'too_many', 429) : again(fields, 'unavailable', 503);
  const kept = fields.to === '' ? {} : { to: fields.to };
  return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { sent: '1', ...kept }), locale) };
}

async function openByLink({ api, form, signal }: PostRequest): Promise<PostOutcome> {
  const fields = { token: form.field('token'), to: form.field('to') };
  const reply = await staffClient(api).call('signInByLink', { body: { token: fields.token } }, signal);
  if (reply.status === 200)
    return { kind: 'redirect', to: inLanguage(ownDeskPath(fields.to), reply.body.person.language) };
  // A link that the engine cannot read is as good as one that is over.
  if (reply.status === 410 || reply.httpStatus === 400) return again(fields, 'link_expired', 422);
  return again(fields, 'unavailable', 503);
}

const again = (
  fields: Readonly<Record<string, string>>,
  code: SignInProblem,
  status: 422 | 429 | 503,
): PostOutcome => ({ kind: 'again', returned: { fields, code }, status });
