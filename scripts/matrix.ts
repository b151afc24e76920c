import { rm } from 'node:fs/promises';
import { orderOver, unfitBetween } from '@latchkey/releases/publishing';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { ownFolder } from './run/own-folder.ts';
import { buildAndPublish, publishFrom } from './run/build.ts';
import { withEarlier } from './run/earlier.ts';
import { main, step, StepFailed } from './run/step.ts';

/** The stories of a mix: from a hotel's rooms to a booking and its end, with and without a script, and a page of every other remote. */
const core = ['pay-at-the-hotel', 'pay-online', 'after-booking', 'by-the-hour', 'other-pages'];

/** The parts from before; the rest is of now. */
interface Mix {
  readonly name: string;
  readonly releases: readonly Release[];
  readonly services: readonly ('api' | 'origin')[];
}

// `pnpm matrix <commit>`: does what runs now go with what ran before? That commit is built apart; then the core of the
// stories is walked with its shell, its remotes together and each alone, its engine and its origin, each beside the rest of
// now, and with all its pages before the engine and the origin of now, as they are in the middle of an upgrade. Releases
// that the gate refuses are not walked: no page can bring them together.
await main(async () => {
  const [commit] = process.argv.slice(2);
  if (commit === undefined) throw new StepFailed('Which commit was released before? pnpm matrix <commit>');
  const store = ownFolder('matrix');
  try {
    await buildAndPublish(store);
    await withEarlier(commit, async (tree) => {
      const before = await publishFrom(tree, store);
      const outcomes = [await orderIn(store, before)];
      for (const mix of mixesOf(before)) outcomes.push(`${mix.name}: ${await walked(store, tree, mix)}`);
      console.log(`\n${outcomes.join('\n')}`);
      if (outcomes.some((outcome) => /fails$|wait for each other/.test(outcome))) process.exitCode = 1;
    });
  } finally {
    await rm(store, { recursive: true, force: true });
  }
});

/** In which order what is released now can go live over what was, each app by itself. */
async function orderIn(directory: string, before: readonly Release[]): Promise<string> {
  const store = openReleaseStore(directory);
  const { live } = await store.composition();
  const now = await Promise.all(Object.entries(live).map(([app, id]) => store.release(app, id)));
  const order = orderOver(
    before,
    now.filter((release) => release !== null),
  );
  return order.kind === 'order'
    ? `one after another: ${order.apps.join(', ')}`
    : `one after another: ${order.together.join(' and ')} wait for each other: ${order.reasons.map(({ lacks }) => lacks).join(', ')}`;
}

function mixesOf(before: readonly Release[]): Mix[] {
  const remotes = before.filter(({ kind }) => kind === 'remote');
  return [
    { name: 'the engine of before', releases: [], services: ['api'] },
    { name: 'the origin of before', releases: [], services: ['origin'] },
    { name: 'all pages of before', releases: before, services: [] },
    { name: 'the shell of before', releases: before.filter(({ kind }) => kind === 'shell'), services: [] },
    { name: 'all remotes of before', releases: remotes, services: [] },
    ...remotes.map((remote) => ({ name: `${remote.app} of before`, releases: [remote], services: [] })),
  ];
}

async function walked(directory: string, tree: string, { name, releases: taken, services }: Mix): Promise<string> {
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
  const from = Object.fromEntries(services.map((service) => [`E2E_${service.toUpperCase()}_FROM`, tree]));
  const env = { E2E_RELEASES: directory, E2E_MIX: mix, ...from };
  const stories = ['--filter', '@latchkey/e2e', 'journeys', ...core, '--project=desktop-en'];
  return step(`Walking ${name}`, 'pnpm', stories, { env }).then(
    () => 'goes',
    () => 'fails',
  );
}
