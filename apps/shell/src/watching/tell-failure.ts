/** Begins to follow the page. What follows it is fetched when the page is at rest, or when something fails. */
export const watching = () => import('./watch-page.ts');

/** Tells the origin of a failure; settles when that is done, also where it cannot be. */
export const tellFailure = (error: unknown): Promise<unknown> =>
  watching().then(
    ({ reportFailure }) => reportFailure(error),
    () => null,
  );
