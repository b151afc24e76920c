import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { choicePosted } from '../../offer/plans/choice-posted.ts';

/** A rate plan of this room is chosen without a script. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  return request.form.name === 'choice' ? choicePosted(request) : { kind: 'unknown_form' };
}
