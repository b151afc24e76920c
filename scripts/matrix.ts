import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, unfitBetween } from '@latchkey/releases/publishing';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { appsOfKind } from './run/apps.ts';
import { buildAndPublish } from './run/build.ts';
import { releasedApps, root } from './run/paths.ts';
import { main, step, StepFailed } from './run/step.ts';

/** The stories of a mix: from a hotel's rooms to a booking, and a page of every other remote. */
const shortRoad = ['pay-at-the-hotel', 'other-pages'];

// `pnpm matrix <commit>`: do the releases of now and those of a commit before go together? That commit is built apart;
// then a short road is walked with the old shell beside the new remotes, with the new shell beside the old remotes, and
// with each old remote alone. A mix that the gate refuses is not walked: no page can bring it together.
await main(async () => {
  const [commit] = process.argv.slice(2);
  if (commit === undefined) throw new StepFailed('Which commit was released before? pnpm matrix <commit>');
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-matrix-'));
  const tree = path.join(folder, 'before');
  try {
    const store = path.join(folder, 'releases');
    await buildAndPublish(store);
    await buildBefore(commit, tree);
    const before = await publishFrom(tree, store);
    const outcomes: string[] = [];
    for (const [name, mix] of mixesOf(before)) outcomes.push(`${name}: ${await walked(store, mix)}`);
    console.log(`\n${outcomes.join('\n')}`);
    if (outcomes.some((outcome) => outcome.endsWith('fails'))) process.exitCode = 1;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    await rm(folder, { recursive: true, force: true });
  }
});

/** Builds the earlier commit's packages and releases with its own tools. */
async function buildBefore(commit: string, tree: string): Promise<void> {
  await step(`Taking ${commit} out`, 'git', ['worktree', 'add', '--detach', tree, commit], { quiet: true });
  const [cwd, quiet] = [tree, true];
  await step('Installing its packages', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd, quiet });
  const turbo = path.join(tree, 'node_modules/.bin/turbo');
  await step('Building its apps', turbo, ['run', 'build', '--output-logs=errors-only'], { cwd, quiet });
}

async function publishFrom(tree: string, directory: string): Promise<Map<string, Release>> {
  const store = openReleaseStore(directory);
  const released = new Map<string, Release>();
  const there = new Set([...appsOfKind('shell', tree), ...appsOfKind('remote', tree)]);
  for (const app of releasedApps.filter((name) => there.has(name)))
    released.set(app, await publish(store, path.join(tree, 'apps', app)));
  return released;
}

/** What each mix takes from before; the rest is of now. */
function mixesOf(before: ReadonlyMap<string, Release>): [string, readonly Release[]][] {
  const of = (apps: readonly string[]): Release[] => apps.flatMap((app) => before.get(app) ?? []);
  const remotes = appsOfKind('remote', root);
  return [
    ['the shell of before', of(['shell'])],
    ['all remotes of before', of(remotes)],
    ...remotes.map((app): [string, Release[]] => [`${app} of before`, of([app])]),
  ];
}

async function walked(directory: string, taken: readonly Release[]): Promise<string> {
  const store = openReleaseStore(directory);
  const { live } = await store.composition();
  const ids = { ...live, ...Object.fromEntries(taken.map(({ app, id }) => [app, id])) };
  const releases = await Promise.all(Object.entries(ids).map(([app, id]) => store.release(app, id)));
  const shell = releases.find((release) => release?.kind === 'shell');
  const unfit = releases.flatMap((release) =>
    release && shell && release !== shell ? unfitBetween(release, shell) : [],
  );
  if (unfit.length > 0) return `refused by the gate: ${unfit.map(({ lacks }) => lacks).join(', ')}`;
  const mix = taken.map(({ app, id }) => `${app}:${id}`).join(',');
  const env = { E2E_RELEASES: directory, E2E_MIX: mix };
  const stories = ['--filter', '@latchkey/e2e', 'journeys', ...shortRoad, '--project=desktop-en'];
  return step(`Walking ${mix}`, 'pnpm', stories, { env }).then(
    () => 'goes',
    () => 'fails',
  );
}
