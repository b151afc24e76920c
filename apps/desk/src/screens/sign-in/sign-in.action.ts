import { propertyClient, type PropertyResult } from '@latchkey/api-client/property';
import { checkEmail, plainEmail } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { leadOn, pageAgain } from '../../session/form-answers.ts';
import { ownDeskPath } from '../../session/own-desk-path.ts';
import type { SignInProblem } from './sign-in.model.ts';

/** Asks for a link by mail, and signs in by one or by the recovery code: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  switch (request.form.name) {
    case 'ask':
      return askForLink(request);
    case 'open':
      return openByLink(request);
    case 'code':
      return openByCode(request);
    default:
      return { kind: 'unknown_form' };
  }
}

async function askForLink(request: PostRequest): Promise<PostOutcome> {
  const { api, form, signal } = request;
  const fields = { mail: form.field('mail'), to: form.field('to') };
  const problem = checkEmail(fields.mail);
  if (problem !== null) return again(fields, problem, 422);
  const reply = await propertyClient(api, null).call(
    'askForSignInLink',
    { body: { mail: plainEmail(fields.mail) } },
    signal,
  );
  if (reply.status === 'failure')
    return reply.httpStatus === 429 ? again(fields, 'too_many', 429) : again(fields, 'unavailable', 503);
  const kept = fields.to === '' ? {} : { to: fields.to };
  return leadOn(request, deskUrl('signIn', {}, { sent: '1', ...kept }));
}

async function openByLink({ api, form, signal }: PostRequest): Promise<PostOutcome> {
  const fields = { token: form.field('token'), to: form.field('to') };
  const reply = await propertyClient(api, null).call('signInByLink', { body: { token: fields.token } }, signal);
  if (reply.status === 200) return opened(reply.body, fields.to);
  // A link that the engine cannot read is as good as one that is over.
  if (reply.status === 410 || reply.httpStatus === 400) return again(fields, 'link_expired', 422);
  return again(fields, 'unavailable', 503);
}

async function openByCode({ api, form, signal }: PostRequest): Promise<PostOutcome> {
  const fields = { mail: form.field('mail'), to: form.field('to') };
  const problem = checkEmail(fields.mail);
  if (problem !== null) return again(fields, problem, 422);
  const body = { mail: plainEmail(fields.mail), code: form.field('code') };
  const reply = await propertyClient(api, null).call('useRecoveryCode', { body }, signal);
  if (reply.status === 200) return opened(reply.body, fields.to);
  if (reply.status === 409) return again(fields, 'too_many_tries', 429);
  if (reply.status === 422 || reply.httpStatus === 400) return again(fields, 'code_wrong', 422);
  return again(fields, 'unavailable', 503);
}

/** The desk is open. A recovery code is told this once: the page shows it before it leads on. */
function opened({ person, recoveryCode }: Opened, to: string): PostOutcome {
  const next = inLanguage(ownDeskPath(to), person.language);
  return recoveryCode === undefined
    ? { kind: 'redirect', to: next }
    : pageAgain('signed_in', 200, { recoveryCode, to: next });
}

type Opened = Extract<PropertyResult<'signInByLink'>, { readonly status: 200 }>['body'];

const again = (fields: Readonly<Record<string, string>>, code: SignInProblem, status: 422 | 429 | 503): PostOutcome =>
  pageAgain(code, status, fields);
