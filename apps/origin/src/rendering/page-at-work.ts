import { AsyncLocalStorage, createHook } from 'node:async_hooks';

const pages = new AsyncLocalStorage<number>();

let changed = (): void => undefined;

/** Does what belongs to a page: what it leaves behind is known to be of it. */
export const atWorkOn = <T>(page: number, work: () => T): T => pages.run(page, () => noticed(work));

/** Does what belongs to no page though one is the occasion, such as evaluating a bundle. */
export const apartFromPages = <T>(work: () => T): T => {
  try {
    return pages.exit(() => noticed(work));
  } finally {
    changed();
  }
};

/** The page whose code runs now, or threw just now; null: code that no page began. */
export const pageAtWork = (): number | null => pages.getStore() ?? null;

/**
 * Calls `listener` whenever the thread turns to the code of another page, or of none (null). Of one page's code there can be
 * many pieces in a row, which are told once.
 */
export function whenPageChanges(listener: (page: number | null) => void): void {
  let current = pageAtWork();
  changed = () => {
    const page = pageAtWork();
    if (page === current) return;
    current = page;
    listener(page);
  };
  createHook({ before: changed }).enable();
}

function noticed<T>(work: () => T): T {
  changed();
  return work();
}
