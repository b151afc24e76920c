import { promote, publish, sourceOf, whoRuns } from '@latchkey/releases/publishing';
import { openReleaseStore, readCredential, type Release } from '@latchkey/releases/store';
import path from 'node:path';
import { appsOfKind } from './apps.ts';
import { releasedApps, root } from './paths.ts';
import { step, StepFailed } from './step.ts';

/** Builds what changed and publishes it into the release store, live. */
export async function buildAndPublish(store: string): Promise<void> {
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  await publishBuilds(store);
}

/** Builds what is no release: the servers. */
export const buildServices = (): Promise<void> => {
  const filters = appsOfKind('service', root).map((app) => `--filter=@latchkey/${app}`);
  return step('Building the servers', 'turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    quiet: true,
  });
};

/** Publishes the builds that lie in the apps' folders, live. The same builds twice are the same releases. */
export async function publishBuilds(directory: string, apps: readonly string[] = releasedApps): Promise<void> {
  const store = openReleaseStore(directory, readCredential(process.env['RELEASE_TEAM_KEY']));
  const releases = await publishFrom(root, directory, apps);
  const outcome = await promote(store, releases, { by: 'npm start', now: new Date() }).catch(unlessNotSigned);
  if (outcome.kind === 'unfit')
    throw new StepFailed(`Some releases do not fit the shell: ${JSON.stringify(outcome.reasons)}`);
}

/** A store whose teams sign what they change takes it with a key of theirs alone. */
function unlessNotSigned(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'NotSigned') throw error;
  throw new StepFailed(`${error.message}, as this release store wants it (pnpm releases owners)`);
}

/** Publishes the builds of a tree of the repository, held: those of `apps` that it has. */
export async function publishFrom(
  tree: string,
  directory: string,
  apps: readonly string[] = releasedApps,
): Promise<Release[]> {
  const store = openReleaseStore(directory);
  const there = new Set([...appsOfKind('shell', tree), ...appsOfKind('remote', tree)]);
  const released = [];
  const by = whoRuns(process.env, tree);
  for (const app of apps.filter((name) => there.has(name))) {
    const directory = path.join(tree, 'apps', app);
    released.push(await publish(store, directory, sourceOf(directory, by, new Date())));
  }
  return released;
}
