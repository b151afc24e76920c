import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { alertPosted } from './rooms/alert-posted.ts';
import { choicePosted } from '../../offer/plans/choice-posted.ts';

/** Answers the forms of a hotel's home that work without a script: a room is chosen, or an address left for one. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  switch (request.form.name) {
    case 'choice':
      return choicePosted(request);
    case 'alert':
      return alertPosted(request);
    default:
      return { kind: 'unknown_form' };
  }
}
