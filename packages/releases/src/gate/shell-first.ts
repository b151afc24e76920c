import { releasesOf } from '../release/published.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { askOrigin } from './ask-origin.ts';
import type { GateOrigin } from './gate-origin.ts';
import type { GatePage } from './gate-pages.ts';

/**
 * What has to be released first where pages of a remote are not found: the newest shell, where they are found with it. A new
 * address stands in the shell's table, and in none of a shell that was built before it.
 */
export async function shellFirst(
  origin: GateOrigin,
  store: ReleaseStore,
  {
    release,
    arriving,
    pages,
  }: { readonly release: Release; readonly arriving: readonly Release[]; readonly pages: readonly GatePage[] },
): Promise<string[]> {
  if (release.kind === 'shell' || arriving.some(({ kind }) => kind === 'shell')) return [];
  const statusOf = async ({ host, path }: GatePage, cookie?: string): Promise<number> =>
    (await askOrigin(origin, host, path, { headers: cookie === undefined ? {} : { cookie } })).status;
  const lost: GatePage[] = [];
  for (const page of pages.filter(({ status, as }) => status === 200 && as === undefined))
    if ((await statusOf(page)) === 404) lost.push(page);
  const [page] = lost;
  if (page === undefined) return [];
  const { live } = await store.composition();
  const [newest] = await releasesOf(store, 'shell');
  const both = `pnpm releases check shell ${release.app}`;
  if (newest === undefined || newest.id === live['shell'])
    return [`if the address is new, the shell goes first: pnpm releases publish shell, then ${both}`];
  return (await statusOf(page, `latchkey-releases=shell:${newest.id}`)) === page.status
    ? [`shell@${newest.id} knows the address and what is live does not: release the shell first, or both: ${both}`]
    : [];
}
