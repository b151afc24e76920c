import { useRouterState } from '@tanstack/react-router';

/** The path, with its search, of the page that is being loaded while the one before it still shows; null when nothing is on its way. */
export const useComingPage = (): string | null =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && resolvedLocation.href !== location.href ? location.href : null,
  });
