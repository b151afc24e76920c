import type { PageReleases } from '@latchkey/releases/page';
import { deskPages, owners, type Owner, type SiteKind } from '@latchkey/site/urls';
import type { Registry } from './registry.types.ts';

/**
 * The part of a page's releases that its browser needs. The desk's documents name the desk alone, with the routes that no
 * guest's browser has; the guests' name everything else.
 */
export function registryOf({ shell, remotes }: PageReleases, kind: SiteKind, shown: Owner | null): Registry {
  const registered = owners.flatMap((owner) => {
    const release = remotes[owner];
    if (!release?.remoteEntry || (owner === 'desk') !== (kind === 'desk')) return [];
    return [
      {
        owner,
        release: release.id,
        name: release.app.replaceAll('-', '_'),
        entry: `${release.base}${release.remoteEntry}`,
        integrity: release.files[release.remoteEntry]?.integrity ?? null,
        ...(release.pages === undefined ? {} : { pages: release.pages }),
      },
    ];
  });
  const routes = kind === 'desk' ? { brought: [{ owner: kind, pages: deskPages }, ...registered] } : {};
  return { shell: shell.id, remotes: registered, shown, ...routes };
}
