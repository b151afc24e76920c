import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import type { SignInModel, SignInProblem } from './sign-in.model.ts';

const problems: readonly SignInProblem[] = [
  'email_missing',
  'email_invalid',
  'link_expired',
  'too_many',
  'unavailable',
];

/** The address, and what came of a form -> the step of signing in. */
export function load({ search, returned }: ScreenRequest): Promise<ScreenOutcome<SignInModel>> {
  const problem = problems.find((one) => one === returned?.code) ?? null;
  const token = search['token'] ?? '';
  const to = returned?.fields['to'] ?? search['to'] ?? '';
  const step = search['sent'] === '1' ? 'sent' : token !== '' && problem !== 'link_expired' ? 'open' : 'ask';
  const kept = { ...(to === '' ? {} : { to }), ...(step === 'open' ? { token } : {}) };
  const model = {
    here: deskUrl('signIn', {}, kept),
    step,
    token: step === 'open' ? token : '',
    to,
    mail: returned?.fields['mail'] ?? '',
    problem,
  } as const;
  return Promise.resolve({ kind: 'ready', model });
}
