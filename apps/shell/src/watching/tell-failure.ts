import type { Told } from '@latchkey/site/screen';

/** Begins to follow the page. What follows it is fetched when the page is at rest, or when something fails. */
export const watching = () => import('./watch-page.ts');

/** Tells of a failure; after a crash the page then reloads itself, where it may. */
export const tellFailure = (error: unknown, isCrash?: boolean): void =>
  void watching().then(({ failed }) => failed(error, isCrash), console.warn);

/** What a screen tells, for measuring. */
export const tell = (told: Told): void => void watching().then(({ hear }) => hear(told), console.warn);
