import type { Release } from '@latchkey/federation/releases';
import { owners, type Owner } from '@latchkey/site/urls';
import type { Registry } from './registry.types.ts';

/** The releases one page is made of. A remote that is missing costs its own screens only. */
export interface PageReleases {
  readonly shell: Release;
  readonly remotes: Readonly<Partial<Record<Owner, Release>>>;
}

/** The part of a page's releases that its browser needs. */
export function registryOf({ shell, remotes }: PageReleases): Registry {
  const registered = owners.flatMap((owner) => {
    const release = remotes[owner];
    return release?.remoteEntry ? [{ owner, release: release.id, name: release.app.replaceAll('-', '_'), entry: `${release.base}${release.remoteEntry}`, integrity: release.files[release.remoteEntry]?.integrity ?? null }] : [];
  });
  return { shell: shell.id, remotes: registered };
}
