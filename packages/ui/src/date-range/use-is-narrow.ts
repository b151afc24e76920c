import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function watch(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen is as narrow as a phone's; only for what a browser draws. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
