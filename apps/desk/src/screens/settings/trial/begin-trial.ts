import type { PropertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest, ScreenRequest } from '@latchkey/site/screen';
import type { EngineAnswer } from '../../../session/engine-answer.ts';
import { pageAgain } from '../../../session/form-answers.ts';
import type { Trial } from './trial.types.ts';

/** Begins a trial for whoever is signed in: the page again, with its link, which no address may carry. */
export async function beginTrial(
  desk: PropertyClient,
  { signal }: Pick<PostRequest, 'signal'>,
  refused: (answer: EngineAnswer) => PostOutcome,
): Promise<PostOutcome> {
  const reply = await desk.call('beginTrial', { body: {} }, signal);
  return reply.status === 201 ? pageAgain(null, 200, reply.body) : refused(reply);
}

/** The trial that a form has just begun; null where none was. */
export function trialIn({ returned }: Pick<ScreenRequest, 'returned'>): Trial | null {
  const { url, expiresAt, mailbox } = returned?.fields ?? {};
  return url === undefined || expiresAt === undefined || mailbox === undefined ? null : { url, expiresAt, mailbox };
}
