import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<number>();

/** Does what belongs to a page: what it leaves behind is known to be of it. */
export const atWorkOn = <T>(page: number, work: () => T): T => pages.run(page, work);

/** Does what belongs to no page though one is the occasion, such as evaluating a bundle. */
export const apartFromPages = <T>(work: () => T): T => pages.exit(work);

/** The page whose code runs now, or threw just now; null: code that no page began. */
export const pageAtWork = (): number | null => pages.getStore() ?? null;
