import type { SiteKind } from '@latchkey/booking-core/site-kinds';
import type { PageReleases } from '@latchkey/releases/page';
import { owners, routeAt, type Owner } from '@latchkey/site/urls';

/**
 * The part of the site whose screen an address is, and that screen's name; the shell where nobody's is. The route table comes
 * before the pages that releases bring with them.
 */
export function screenAt(
  path: string,
  kind: SiteKind,
  { remotes }: Pick<PageReleases, 'remotes'>,
): { readonly owner: Owner | 'shell'; readonly screen: string | null } {
  const route = routeAt(path, kind);
  if (route !== null) return { owner: route.owner === 'origin' ? 'shell' : route.owner, screen: route.screen };
  const clean = path.replace(/\/$/, '');
  for (const owner of owners) {
    const brought = remotes[owner]?.pages?.find((page) => page.path === clean && page.on.includes(kind));
    if (brought !== undefined) return { owner, screen: brought.screen };
  }
  return { owner: 'shell', screen: null };
}
