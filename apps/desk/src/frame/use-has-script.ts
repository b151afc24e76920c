import { useSyncExternalStore } from 'react';

/** Nothing is told of: a page that has its script keeps it. */
const never = () => (): void => undefined;

/** Whether the page has its script: what needs it is not shown before. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
