import type { PageReleases } from '@latchkey/releases/page';
import { owners, routeAt, type Owner, type SiteKind } from '@latchkey/site/urls';

/**
 * The part of the site whose screen an address is; the shell where nobody's is. The route table comes before the pages that
 * releases bring with them.
 */
export function ownerOf(path: string, kind: SiteKind, { remotes }: Pick<PageReleases, 'remotes'>): Owner | 'shell' {
  const route = routeAt(path, kind);
  if (route !== null) return route.owner === 'origin' ? 'shell' : route.owner;
  const clean = path.replace(/\/$/, '');
  const brings = (owner: Owner): boolean =>
    remotes[owner]?.pages?.some((page) => page.path === clean && page.on.includes(kind)) === true;
  return owners.find(brings) ?? 'shell';
}
