import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { UsageError } from './command.types.ts';

/** The apps that have releases in a store. */
export async function appsIn({ blobs }: ReleaseStore): Promise<string[]> {
  const names = await blobs.list('releases/');
  return [...new Set(names.flatMap((name) => /^releases\/([\w-]+)\//.exec(name)?.[1] ?? []))];
}

/** An app's releases, the newest first. */
export async function releasesOf(store: ReleaseStore, app: string): Promise<Release[]> {
  const found = await Promise.all((await store.releaseIds(app)).map((id) => store.release(app, id)));
  const publishedAt = ({ origin }: Release): string => origin?.publishedAt ?? '';
  return found
    .filter((release) => release !== null)
    .toSorted((one, other) => (publishedAt(one) < publishedAt(other) ? 1 : -1));
}

/** `checkout` names its newest release, `checkout@35f8` the one whose id begins so. */
export async function namedRelease(store: ReleaseStore, text: string | undefined): Promise<Release> {
  if (text === undefined) throw new UsageError('Which release? For example: checkout, or checkout@35f8.');
  const [app = '', prefix = ''] = text.split('@');
  const releases = await releasesOf(store, app);
  if (releases.length === 0) {
    const apps = await appsIn(store);
    throw new UsageError(`${app} has no release here. There are: ${apps.join(', ') || 'none, publish one first'}.`);
  }
  const matching = releases.filter(({ id }) => id.startsWith(prefix));
  const [first] = matching;
  if (first === undefined) throw new UsageError(`${app} has no release ${prefix}: see pnpm releases list ${app}.`);
  if (prefix !== '' && matching.length > 1)
    throw new UsageError(`${text} could be ${matching.map(({ id }) => id).join(' or ')}: give more of its id.`);
  return first;
}
