import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { signInProblems, type SignInModel } from './sign-in.model.ts';

/** The address, and what came of a form -> the step of signing in. */
export function load({ search, returned }: ScreenRequest): Promise<ScreenOutcome<SignInModel>> {
  const problem = oneOf(signInProblems, returned?.code) ?? null;
  // The page of a post has the token in its fields, not in its address.
  const token = returned?.fields['token'] ?? search['token'] ?? '';
  const to = returned?.fields['to'] ?? search['to'] ?? '';
  const recoveryCode = returned?.code === 'signed_in' ? (returned.fields['recoveryCode'] ?? '') : '';
  const step = recoveryCode === '' ? stepOf(search, token, problem) : 'keep';
  const kept = {
    ...(to === '' || step === 'keep' ? {} : { to }),
    ...(step === 'open' ? { token } : {}),
    ...(step === 'code' ? { by: 'code' } : {}),
  };
  const model = {
    here: deskUrl('signIn', {}, kept),
    step,
    token: step === 'open' ? token : '',
    to,
    mail: returned?.fields['mail'] ?? '',
    recoveryCode,
    problem,
  } as const;
  return Promise.resolve({ kind: 'ready', model });
}

function stepOf(search: ScreenRequest['search'], token: string, problem: SignInModel['problem']): SignInModel['step'] {
  if (search['by'] === 'code') return 'code';
  if (search['sent'] === '1') return 'sent';
  return token !== '' && problem !== 'link_expired' ? 'open' : 'ask';
}
