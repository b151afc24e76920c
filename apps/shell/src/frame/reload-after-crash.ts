import { tellFailure } from '../watching/tell-failure.ts';

/** Tells of a crash and reloads the page once, unless it did so in the last ten minutes. */
export function reloadOnceAfterCrash(error: unknown): void {
  console.error(error);
  tellFailure(error, true);
}
