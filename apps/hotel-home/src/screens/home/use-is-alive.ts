import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the browser has taken this part over. The first rendering is the server's, however late the part comes alive. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
