import type { PageReleases } from '@latchkey/releases/page';
import { owners, type Owner } from '@latchkey/site/urls';
import type { Registry } from './registry.types.ts';

/** The part of a page's releases that its browser needs. */
export function registryOf({ shell, remotes }: PageReleases, shown: Owner | null): Registry {
  const registered = owners.flatMap((owner) => {
    const release = remotes[owner];
    return release?.remoteEntry
      ? [
          {
            owner,
            release: release.id,
            name: release.app.replaceAll('-', '_'),
            entry: `${release.base}${release.remoteEntry}`,
            integrity: release.files[release.remoteEntry]?.integrity ?? null,
            ...(release.pages === undefined ? {} : { pages: release.pages }),
          },
        ]
      : [];
  });
  return { shell: shell.id, remotes: registered, shown };
}
