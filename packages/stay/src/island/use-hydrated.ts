import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the browser has taken this part over. The first rendering repeats the server's, however late it happens. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
