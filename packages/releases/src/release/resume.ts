import { withoutMark } from './canary.ts';
import type { JournalEntry } from './composition.types.ts';
import type { Unfit } from './fit.ts';
import { readOwners } from './owners.ts';
import { entryOf, unfitIfLive, withLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';
import { isSignedByOwner } from './signed-entry.ts';

/** What became of showing a release again that was taken back. */
export type Resume =
  | { readonly kind: 'live'; readonly id: string }
  | { readonly kind: 'canary'; readonly id: string; readonly percent: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

const takesOut: ReadonlySet<JournalEntry['action']> = new Set(['end', 'rollback', 'halt', 'quarantine']);
const shows: ReadonlySet<JournalEntry['action']> = new Set([
  'promote',
  'canary',
  'rollback',
  'halt',
  'quarantine',
  'resume',
]);

/**
 * Undoes the newest of an app's ends, rollbacks and halts, or that of the release that `id` names: what was a canary is
 * shown to its share again, what was live is live again.
 */
export async function resume(store: ReleaseStore, app: string, id: string | null, occasion: Occasion): Promise<Resume> {
  const entries = (await signedJournal(store)).filter((entry) => entry.app === app);
  const at = entries.findIndex(
    ({ action, from }) => takesOut.has(action) && from !== null && (id === null || from === id),
  );
  const taken = entries[at]?.from ?? null;
  const release = taken === null ? null : await store.release(app, taken);
  if (release === null) return { kind: 'nothing' };
  // Its place is what it was given last before it was taken out.
  const place = entries.slice(at + 1).find(({ action, to }) => shows.has(action) && to === release.id);
  const percent = place?.action === 'canary' || place?.action === 'resume' ? place.percent : undefined;
  const refusal = await store.change<Resume>(async (current) => {
    if (current.live[app] === release.id || current.canary[app]?.id === release.id)
      return { kind: 'refused', refusal: { kind: 'nothing' } };
    const reasons = await unfitIfLive(store, current, [release]);
    if (reasons.length > 0) return { kind: 'refused', refusal: { kind: 'unfit', reasons } };
    const entry = entryOf('resume', current, release, occasion);
    if (percent === undefined) return { kind: 'change', next: withLive(current, app, release.id), entries: [entry] };
    const canary = { id: release.id, percent, since: occasion.now.toISOString() };
    return {
      kind: 'change',
      next: withoutMark({ ...current, canary: { ...current.canary, [app]: canary } }, release),
      entries: [{ ...entry, percent }],
    };
  });
  if (refusal !== null) return refusal;
  return percent === undefined ? { kind: 'live', id: release.id } : { kind: 'canary', id: release.id, percent };
}

/** The journal; since teams sign what they change, only entries that an owner signed. */
async function signedJournal(store: ReleaseStore): Promise<JournalEntry[]> {
  const [owners, entries] = await Promise.all([readOwners(store.blobs), store.journal()]);
  if (owners?.isCompositionSigned !== true) return entries;
  return entries.filter((entry) => entry.at < owners.since || isSignedByOwner(entry, owners));
}
