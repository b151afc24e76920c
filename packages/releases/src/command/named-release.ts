import type { ReleaseStore } from '../release/release-store.ts';
import { releasesOf } from '../release/published.ts';
import type { Release } from '../release/release.types.ts';
import { UsageError } from './command.types.ts';

/** The apps that have releases in a store. */
export async function appsIn({ blobs }: ReleaseStore): Promise<string[]> {
  const names = await blobs.list('releases/');
  return [...new Set(names.flatMap((name) => /^releases\/([\w-]+)\//.exec(name)?.[1] ?? []))];
}

/** The apps that words name, with or without a release. */
export const appsNamed = (words: readonly string[]): string[] => words.map((word) => word.split('@')[0] ?? '');

/** The app that a command's one word names, with or without a release. Throws `UsageError` on another number of words. */
export async function namedApp(store: ReleaseStore, words: readonly string[], command: string): Promise<string> {
  const [text, ...more] = words;
  if (text === undefined) throw new UsageError(`Which app? For example: pnpm releases ${command} checkout.`);
  if (more.length > 0)
    throw new UsageError(`One app at a time: pnpm releases ${command} ${text}, then ${more.join(', ')}.`);
  const [app = ''] = text.split('@');
  const apps = await appsIn(store);
  if (apps.includes(app)) return app;
  throw new UsageError(`${app} has no release here. There are: ${apps.join(', ') || 'none, publish one first'}.`);
}

/**
 * A release that is to be shown to guests. One that was taken out is meant only by who names it: by the app's name alone
 * it is refused, with how it comes back.
 */
export async function releaseToShow(store: ReleaseStore, text: string | undefined): Promise<Release> {
  const release = await namedRelease(store, text);
  const mark = `${release.app}@${release.id}`;
  if (text?.includes('@') === true || !(await store.composition()).quarantined.includes(mark)) return release;
  throw new UsageError(
    `${mark}, the newest, was taken out: pnpm releases resume ${mark} brings it back, or name another, as in ${release.app}@35f8.`,
  );
}

/** `checkout` names its newest release, `checkout@35f8` the one whose id is that, or else begins so. */
export async function namedRelease(store: ReleaseStore, text: string | undefined): Promise<Release> {
  if (text === undefined) throw new UsageError('Which release? For example: checkout, or checkout@35f8.');
  const [app = '', prefix = ''] = text.split('@');
  const releases = await releasesOf(store, app);
  if (releases.length === 0) {
    const apps = await appsIn(store);
    throw new UsageError(`${app} has no release here. There are: ${apps.join(', ') || 'none, publish one first'}.`);
  }
  const whole = releases.find(({ id }) => id === prefix);
  if (whole !== undefined) return whole;
  const matching = releases.filter(({ id }) => id.startsWith(prefix));
  const [first] = matching;
  if (first === undefined) throw new UsageError(`${app} has no release ${prefix}: see pnpm releases list ${app}.`);
  if (prefix !== '' && matching.length > 1)
    throw new UsageError(`${text} could be ${matching.map(({ id }) => id).join(' or ')}: give more of its id.`);
  return first;
}
