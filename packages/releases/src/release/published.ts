import { publicationsOf } from './publications.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Origin, Release } from './release.types.ts';

/** An app's releases, the one that was published last first; a revert that is published again is the newest. */
export async function releasesOf(store: ReleaseStore, app: string): Promise<Release[]> {
  const [found, publications] = await Promise.all([
    store.releaseIds(app).then((ids) => Promise.all(ids.map((id) => store.release(app, id)))),
    publicationsOf(store.blobs, app),
  ]);
  const asPublished = found.flatMap((release) => {
    // What a dev server shows is no build.
    if (release?.base.startsWith('/') !== true) return [];
    const { id: _, ...origin } = publications.get(release.id) ?? { id: release.id, ...release.origin };
    return [isOrigin(origin) ? { ...release, origin } : release];
  });
  const publishedAt = ({ origin }: Release): string => origin?.publishedAt ?? '';
  return asPublished.toSorted((one, other) => (publishedAt(one) < publishedAt(other) ? 1 : -1));
}

const isOrigin = (origin: Partial<Origin>): origin is Origin => origin.publishedAt !== undefined;
