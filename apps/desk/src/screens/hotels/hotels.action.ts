import { propertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { leadOn, pageAgain } from '../../session/form-answers.ts';
import { signInUrl } from '../../session/sign-in-url.ts';
import { answerOwnWork, isOwnWorkForm } from '../../frame/answer-own-work.ts';

/** Signs out, from whichever page of the desk, and answers invitations: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, signal } = request;
  if (isOwnWorkForm(form.name)) return answer(request, await answerOwnWork(request, form.name));
  if (form.name !== 'sign-out') return { kind: 'unknown_form' };
  const reply = await propertyClient(api, null).call('endStaffSession', {}, signal);
  // Where the engine fails to answer, people must not believe that they are signed out.
  return reply.status === 'failure' ? pageAgain('unavailable', 503) : leadOn(request, signInUrl());
}

/** The list is there again as it is now, also where the invitation had been taken back. */
function answer(request: PostRequest, { status }: EngineAnswer): PostOutcome {
  if (status === 'failure') return pageAgain('not_answered', 503);
  return leadOn(request, status === 401 ? signInUrl() : deskUrl('hotels'));
}
