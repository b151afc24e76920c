import { isEngineFailure } from '@latchkey/api-client/client';
import type { Screen, ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { tellDesk } from '../session/desk-news.ts';
import { stillReturned, timesReturned } from '../session/returned-page.ts';

/** Where a model was loaded for, and how often a page had been shown again by then. */
const loaded = new WeakMap<object, { readonly path: string; readonly times: number }>();

/** The page that is on the screen. Browsers alone set it. */
let inSight: { readonly path: string; readonly model: object } | null = null;

/** A page was shown again so often when it was loaded: it is drawn anew with each. */
export const drawingOf = (model: object): number => loaded.get(model)?.times ?? 0;

/** Says that a page is on the screen; answers how to say that it is not any more. */
export function nowInSight(model: object): () => void {
  const page = { path: loaded.get(model)?.path ?? location.pathname, model };
  inSight = page;
  return () => {
    if (inSight === page) inSight = null;
  };
}

/**
 * A page's load that costs nobody the page in sight: where the engine does not answer, the page stays as it is and says so,
 * with all that is typed on it. Another page is not shown in its place: that one fails.
 */
export const standing =
  <Model extends object>(load: Screen<Model>['load']) =>
  async (request: ScreenRequest): Promise<ScreenOutcome<Model>> => {
    try {
      const outcome = await load(stillReturned(request));
      if (outcome.kind === 'ready') loaded.set(outcome.model, { path: request.path, times: timesReturned() });
      if (outcome.kind === 'redirect' && outcome.to.startsWith(deskUrl('signIn')))
        tellDesk({ kind: 'leaving', to: outcome.to });
      return outcome;
    } catch (error) {
      if (inSight?.path !== request.path || !isEngineFailure(error)) throw error;
      tellDesk({ kind: 'stands' });
      return { kind: 'ready', model: inSight.model as Model };
    }
  };
