import path from 'node:path';
import { parseArgs } from 'node:util';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { openReleaseStore } from './store.ts';

// `node publish-command.ts --store <folder> [--hold] <app folder>…`: publishes builds and makes them live together.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, hold: { type: 'boolean', default: false } },
});
if (!values.store || positionals.length === 0)
  throw new Error('usage: publish-command --store <folder> [--hold] <app folder>…');

const store = openReleaseStore(path.resolve(values.store));
const releases = [];
for (const directory of positionals) releases.push(await publish(store, path.resolve(directory)));
for (const { app, id, version } of releases) console.log(`${app} ${version} (${id})`);

if (!values.hold) {
  const outcome = await promote(store, releases, new Date());
  if (outcome.kind === 'unfit') {
    for (const { singleton, needs, shell, provides } of outcome.reasons)
      console.error(`not live: needs ${singleton} ${needs}, shell ${shell} provides ${provides ?? 'none'}`);
    process.exitCode = 1;
  }
}
