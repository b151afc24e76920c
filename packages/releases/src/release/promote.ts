import { unfitAmong, type Unfit } from './fit.ts';
import type { Composition, JournalEntry } from './composition.types.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';

/** How many releases of an app a rollback can go back. */
const previousKept = 10;

/** Who changes what is live, when and why; it goes into the journal. */
export interface Occasion {
  readonly by: string;
  readonly now: Date;
  readonly why?: string | undefined;
  /** What the gate said, in a few words; absent where it was not asked. */
  readonly gate?: string | undefined;
}

/** What became of releases that were to go live. */
export type PromoteOutcome = { readonly kind: 'live' } | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/**
 * Makes releases live, all in one step, or says why not. Teams that release at the same time take turns: each decides on
 * the composition that the one before it left. A canary of the same app ends.
 */
export async function promote(
  store: ReleaseStore,
  releases: readonly Release[],
  occasion: Occasion,
): Promise<PromoteOutcome> {
  const refusal = await store.change<readonly Unfit[]>(async (current) => {
    const reasons = await unfitIfLive(store, current, releases);
    if (reasons.length > 0) return { kind: 'refused', refusal: reasons };
    return {
      kind: 'change',
      next: releases.reduce((next, { app, id }) => withLive(next, app, id), current),
      entries: releases.map((release) => entryOf('promote', current, release, occasion)),
    };
  });
  return refusal === null ? { kind: 'live' } : { kind: 'unfit', reasons: refusal };
}

/** The composition once a release is live: what it replaces becomes the newest of the previous ones. */
export function withLive(composition: Composition, app: string, id: string): Composition {
  const { [app]: _, ...canary } = composition.canary;
  const replaced = composition.live[app];
  const before = composition.previous[app] ?? [];
  const previous = replaced === undefined || replaced === id ? before : [replaced, ...before];
  return {
    ...composition,
    live: { ...composition.live, [app]: id },
    canary,
    previous: { ...composition.previous, [app]: previous.filter((one) => one !== id).slice(0, previousKept) },
    quarantined: composition.quarantined.filter((one) => one !== `${app}@${id}`),
  };
}

/** The journal's line of a release that takes the place of the live one. */
export const entryOf = (
  action: JournalEntry['action'],
  { live }: Composition,
  { app, id, origin }: Pick<Release, 'app' | 'id' | 'origin'>,
  { by, now, why, gate }: Occasion,
): JournalEntry => ({
  at: now.toISOString(),
  by,
  action,
  app,
  from: live[app] ?? null,
  to: id,
  ...(why === undefined ? {} : { why }),
  ...(gate === undefined ? {} : { gate }),
  ...(origin === undefined ? {} : { commit: origin.commit }),
});

/** The journal's line of a release that is shown no longer, and of what serves in its place. */
export const takenOut = (
  action: JournalEntry['action'],
  app: string,
  from: string,
  to: string | null,
  { by, now, why }: Occasion,
): JournalEntry => ({
  at: now.toISOString(),
  by,
  action,
  app,
  from,
  to,
  ...(why === undefined ? {} : { why }),
});

/**
 * What would not fit if these releases were live: each arriving remote beside the shells that guests may get, and each
 * remote that guests may get beside an arriving shell.
 */
export async function unfitIfLive(
  store: ReleaseStore,
  { live, canary }: Composition,
  arriving: readonly Release[],
): Promise<Unfit[]> {
  const find = async (app: string): Promise<Release[]> => {
    const replacement = arriving.find((release) => release.app === app);
    const ids = [replacement === undefined ? live[app] : undefined, canary[app]?.id].filter((id) => id !== undefined);
    const found = await Promise.all(ids.map((id) => store.release(app, id)));
    return [...(replacement === undefined ? [] : [replacement]), ...found.filter((release) => release !== null)];
  };
  const apps = new Set([...Object.keys(live), ...Object.keys(canary), ...arriving.map(({ app }) => app)]);
  const all = (await Promise.all([...apps].map(find))).flat();
  const shells = all.filter(({ kind }) => kind === 'shell');
  const remotes = all.filter(({ kind }) => kind === 'remote');
  const isArriving = (release: Release): boolean =>
    arriving.some(({ id, app }) => id === release.id && app === release.app);
  return shells.flatMap((shell) => unfitAmong(isArriving(shell) ? remotes : remotes.filter(isArriving), [shell]));
}
