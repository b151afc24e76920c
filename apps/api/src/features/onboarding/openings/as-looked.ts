import type { WatchedNow } from '../../property/property.ts';

/** What its owner asks to be shown. */
export const asAsked = (shown: WatchedNow | undefined) => ({
  asked_revision: shown?.documents ?? null,
  asked_beside: shown === undefined ? null : JSON.stringify(shown.beside),
});

/** What the provider has looked at. */
export const asLooked = (shown: WatchedNow | undefined) => ({
  looked_revision: shown?.documents ?? null,
  looked_beside: shown === undefined ? null : JSON.stringify(shown.beside),
  changed_at: null,
});
