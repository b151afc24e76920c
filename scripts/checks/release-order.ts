import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contractOf, orderOver, recordedIn, recordedReleases, releaseOf } from '@latchkey/releases/publishing';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { releasedApps, root } from '../run/paths.ts';

// Teams release their apps by themselves, in an order of their own: what is built here can be brought live over the last
// release, one app after another, and fits at every moment. `--write` records what is built as the last release, with
// `--store <address>` what is live there: the workflow "Record the last release" does.
const { values } = parseArgs({ options: { write: { type: 'boolean' }, store: { type: 'string' } } });

if (values.write === true) {
  const releases = values.store === undefined ? await built() : await liveIn(values.store);
  writeFileSync(path.join(root, recordedIn), `${JSON.stringify(releases.map(contractOf), null, 2)}\n`);
  console.log(`${recordedIn} says what ${releases.length} apps use and provide`);
} else {
  const next = await built();
  for (const { at, releases } of recordedReleases(root)) {
    const order = orderOver(releases, next);
    if (order.kind === 'order') {
      console.log(`over the last release as ${at} records it: can be released in the order ${order.apps.join(', ')}`);
      continue;
    }
    console.error(`over the last release as ${at} records it: ${order.together.join(' and ')} wait for each other:`);
    for (const { remote, shell, lacks } of order.reasons)
      console.error(`  ${remote} uses ${lacks}, ${shell} has it not`);
    console.error('Give the new name beside the old one, and take the old one away once the others are released.');
    process.exitCode = 1;
  }
}

function built(): Promise<Release[]> {
  return Promise.all(releasedApps.map((app) => releaseOf(path.join(root, 'apps', app))));
}

async function liveIn(address: string): Promise<Release[]> {
  const store = openReleaseStore(address);
  const { live } = await store.composition();
  const found = await Promise.all(releasedApps.map((app) => store.release(app, live[app] ?? '')));
  return found.filter((release) => release !== null);
}
