import type { Told } from '@latchkey/site/screen';

/** Begins to follow the page. What follows it is fetched when the page is at rest, or when something fails. */
export const watching = () => import('./watch-page.ts');

/** Tells of a failure, and that the page reloads itself for it; settles when that is done, also where it cannot be. */
export const tellFailure = (error: unknown, isReloading = false): Promise<unknown> =>
  watching()
    .then(({ failed }) => failed(error, isReloading))
    .catch(() => null);

/** What a screen tells, for measuring. */
export const tell = (told: Told): void => void watching().then(({ hear }) => hear(told), console.warn);
