import type { Page } from '@playwright/test';

/** A moment of a page's start: so many of its scripts have come, and so many milliseconds have gone by since. */
export interface Moment {
  readonly scripts: number;
  readonly ms: number;
  /** How long a press lasts, during which the rest comes. */
  readonly pressMs: number;
}

/** How long a script that never comes is waited for: all had come by then. */
const patienceMs = 1000;

/** Lets the scripts of a page come until that moment, and the rest when the function that `at` answers is called. */
export async function stopAt(
  page: Page,
  { scripts, ms }: Omit<Moment, 'pressMs'>,
): Promise<{ readonly reached: () => Promise<void>; readonly goOn: () => void }> {
  const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  let come = 0;
  await page.route('**/assets/**/*.js', async (route) => {
    come += 1;
    if (come > scripts) {
      hold();
      await goneOn;
    }
    await route.continue().catch(() => undefined);
  });
  return {
    reached: async () => {
      await Promise.race([held, wait(patienceMs)]);
      await wait(ms);
    },
    goOn,
  };
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
