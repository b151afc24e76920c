import type { BlobStore } from '../store/blob-store.types.ts';
import type { Origin } from './release.types.ts';

/** When a release was published, and from where; the same files published twice are one release with two of them. */
export interface Publication extends Origin {
  readonly id: string;
}

const nameOf = (app: string, id: string, { publishedAt }: Origin): string =>
  `publications/${app}/${publishedAt.replaceAll(':', '-')}-${id}.json`;

/** Writes down that a release was published. The name has moment and id, so that the order is known from a list of names. */
export const notePublication = (blobs: BlobStore, app: string, id: string, origin: Origin): Promise<void> =>
  blobs.keep(nameOf(app, id, origin), JSON.stringify({ ...origin, id } satisfies Publication, null, 1));

/** The names of an app's publications, the oldest first. */
export const publicationNames = (blobs: BlobStore, app: string): Promise<string[]> =>
  blobs.list(`publications/${app}/`);

/** The release that a publication's name is of. */
export const idIn = (name: string): string => /-([\w]+)\.json$/.exec(name)?.[1] ?? '';

/** The moment that a publication's name is of, in milliseconds since 1970. */
export const publishedIn = (name: string): number =>
  Date.parse((/\/(\d{4}-\d{2}-\d{2}T[\d.-]+Z)-\w+\.json$/.exec(name)?.[1] ?? '').replace(/T(\d+)-(\d+)-/, 'T$1:$2:')) ||
  0;

/** The newest publication of each release of an app. None of releases from before they were written down. */
export async function publicationsOf(blobs: BlobStore, app: string): Promise<ReadonlyMap<string, Publication>> {
  const newest = new Map((await publicationNames(blobs, app)).map((name) => [idIn(name), name]));
  const found = await Promise.all([...newest.values()].map((name) => blobs.get(name)));
  return new Map(
    found.flatMap((blob) => {
      if (blob === null) return [];
      const publication = JSON.parse(blob.content.toString('utf8')) as Publication;
      return [[publication.id, publication] as const];
    }),
  );
}
