import { isEngineFailure } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { Framed } from '../frame/desk-frame.types.ts';
import { hereOf } from '../session/here-of.ts';

/** The page that loads itself anew, as it is in sight. Browsers alone set it: the server has no such look. */
let inSight: Framed | null = null;

/** Loads the page in sight anew without anybody asking: where the engine is away, the page stays as it is. */
export function lookInBackground(page: Framed, refresh: () => void): void {
  inSight = page;
  refresh();
}

/**
 * A page's load which gives a background look the page in sight where the engine does not answer. A person who asks for a
 * page still learns that it failed.
 */
export const keepingPage =
  <Model extends Framed>(load: (request: ScreenRequest) => Promise<ScreenOutcome<Model>>) =>
  async (request: ScreenRequest): Promise<ScreenOutcome<Model>> => {
    const page = inSight;
    inSight = null;
    try {
      return await load(request);
    } catch (error) {
      if (page?.frame.here !== hereOf(request) || !isEngineFailure(error)) throw error;
      return { kind: 'ready', model: page as Model };
    }
  };
