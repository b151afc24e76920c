import { changeOwners } from './owners.ts';
import type { ReleaseStore } from './release-store.ts';

/** Signs what every app is now, with the key that the store was opened with. */
export const signAll = (store: ReleaseStore): Promise<unknown> =>
  store.change<never>(async (current) => ({ kind: 'change', next: current, entries: [], signsAll: true }));

/** From then on an app's part of the composition is taken with the signature of one of its teams alone. */
export async function beginSigning(store: ReleaseStore): Promise<void> {
  await signAll(store);
  await changeOwners(store.blobs, (current) => {
    if (current === null) throw new Error('there is no table of owners');
    return { ...current, isCompositionSigned: true };
  });
}
