import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from './release.types.ts';

/** Where a repository has what its last releases used and provided. */
export const recordedIn = 'boundaries/last-release.json';

/** What a release uses and provides. */
export type ReleaseContract = Pick<
  Release,
  'app' | 'id' | 'kind' | 'singletons' | 'uses' | 'provides' | 'asks' | 'operations'
>;

export function contractOf({ app, id, kind, singletons, uses, provides, asks, operations }: Release): ReleaseContract {
  const stated = { uses, provides, asks, operations };
  return {
    app,
    id,
    kind,
    singletons,
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
  };
}

/** A record, and where it stands. */
export interface RecordedReleases {
  readonly at: 'the tree' | 'this commit' | 'the commit before';
  readonly releases: readonly Release[];
}

/**
 * The records of the last releases: as the tree has them, and as this commit and the one before it do where they differ, so
 * that who writes the record anew together with what it would refuse is refused. A copy without history has the first alone.
 */
export function recordedReleases(repository: string): RecordedReleases[] {
  const committed = (commit: string): string | null => {
    const { status, stdout } = spawnSync('git', ['show', `${commit}:${recordedIn}`], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return status === 0 ? stdout : null;
  };
  const file = path.join(repository, recordedIn);
  const found = [
    ['the tree', existsSync(file) ? readFileSync(file, 'utf8') : null],
    ['this commit', committed('HEAD')],
    ['the commit before', committed('HEAD^')],
  ] as const;
  const texts = found.map(([, text]) => text);
  return found.flatMap(([at, text], place) =>
    text === null || texts.indexOf(text) < place ? [] : [{ at, releases: JSON.parse(text) as Release[] }],
  );
}
