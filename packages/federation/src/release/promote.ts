import { satisfies } from 'semver';
import type { Composition, Release } from './release.types.ts';
import type { ReleaseStore } from './store.ts';

/** How long the files of a release stay after another took its place: open pages go on with what they loaded. */
export const keepDays = 30;

/** Why a release must not go live beside the shell of now or the one before it. */
export interface Unfit {
  readonly singleton: string;
  readonly needs: string;
  readonly shell: string;
  readonly provides: string | null;
}

/** What a remote needs that a shell does not provide. Pages loaded minutes ago still run the previous shell. */
export function unfitFor(remote: Release, shells: readonly Release[]): Unfit[] {
  return shells.flatMap((shell) =>
    Object.entries(remote.singletons)
      .map(([singleton, version]) => ({
        singleton,
        needs: `^${version}`,
        shell: shell.id,
        provides: shell.singletons[singleton] ?? null,
      }))
      .filter(({ needs, provides }) => provides === null || !satisfies(provides, needs)),
  );
}

/** What became of releases that were to go live. */
export type Promotion = { readonly kind: 'live' } | { readonly kind: 'unfit'; readonly reasons: readonly Unfit[] };

/**
 * Makes releases live, all in one step, or says why not. Teams that release at the same time take turns: each decides on
 * the composition that the one before it left.
 */
export const promote = (store: ReleaseStore, releases: readonly Release[], now: Date): Promise<Promotion> =>
  store.alone(() => promoteAlone(store, releases, now));

async function promoteAlone(store: ReleaseStore, releases: readonly Release[], now: Date): Promise<Promotion> {
  const composition = await store.composition();
  const shells = await shellsBeside(store, composition, releases);
  const reasons = releases
    .filter((release) => release.kind === 'remote')
    .flatMap((release) => unfitFor(release, shells));
  if (reasons.length > 0) return { kind: 'unfit', reasons };
  const replaced = releases
    .filter(({ app, id }) => composition.live[app] !== undefined && composition.live[app] !== id)
    .map(({ app }) => ({ app, id: composition.live[app] ?? '', until: now.toISOString() }));
  const next: Composition = {
    live: { ...composition.live, ...Object.fromEntries(releases.map(({ app, id }) => [app, id])) },
    superseded: [...replaced, ...composition.superseded],
  };
  await store.write('composition.json', JSON.stringify(next, null, 1));
  return { kind: 'live' };
}

/** The shell that will be live and, when the shell itself is not replaced here, the one before it. */
async function shellsBeside(
  store: ReleaseStore,
  composition: Composition,
  releases: readonly Release[],
): Promise<Release[]> {
  const arriving = releases.find((release) => release.kind === 'shell');
  if (arriving) return [arriving];
  const ids = [composition.live['shell'], composition.superseded.find(({ app }) => app === 'shell')?.id].filter(
    (id) => id !== undefined,
  );
  return (await Promise.all(ids.map((id) => store.release('shell', id)))).filter((release) => release !== null);
}
