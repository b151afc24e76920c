import { isEngineFailure } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

/** A page that knows its own address, as those of a hotel do. */
export interface PageInSight {
  readonly frame: { readonly here: string };
}

/** The page that loads itself anew, as it is in sight. Browsers alone set it: the server has no such look. */
let inSight: PageInSight | null = null;

/** Loads the page in sight anew without anybody asking: where the engine is away, the page stays as it is. */
export function lookInBackground(page: PageInSight, refresh: () => void): void {
  inSight = page;
  refresh();
}

/**
 * A page's load which gives a background look the page in sight where the engine does not answer. A person who asks for a
 * page still learns that it failed. `hereOf` is the address of a request, as pages name it.
 */
export const keepingPage =
  <Model extends PageInSight>(
    hereOf: (request: ScreenRequest) => string,
    load: (request: ScreenRequest) => Promise<ScreenOutcome<Model>>,
  ) =>
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
