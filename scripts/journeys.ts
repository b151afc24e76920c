import { parseArgs } from 'node:util';
import path from 'node:path';
import { openReleaseStore, type ReleaseStore } from '@latchkey/releases/store';
import { stateFolder } from './run/paths.ts';
import { main, step, StepFailed } from './run/step.ts';

// `pnpm journeys [journey…]`: the journeys against what is built now. `pnpm journeys --mix checkout@35f8,shell@82d5 [journey…]`:
// against releases of a store (`--store`, else that of `npm start`); what the mix does not name is as it is live there.
// `--production`: an instance in production's mode, by a signed preview. `--origin <address>`: a product that runs
// elsewhere, with `--hosts sandalwood.localhost=stay.example,…` where it has other names, `--sandbox <address>`, and
// `--preview <link>` to see releases there that nobody else does yet.
await main(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mix: text,
      store: text,
      project: text,
      origin: text,
      sandbox: text,
      hosts: text,
      preview: text,
      production: { type: 'boolean' },
    },
  });
  const words = [...positionals, ...(values.project === undefined ? [] : [`--project=${values.project}`])];
  const address = values.store ?? process.env['RELEASE_STORE'] ?? path.join(stateFolder(process.env), 'releases');
  const env = {
    ...(values.mix === undefined ? {} : { E2E_RELEASES: address, E2E_MIX: await mixOf(values.mix, address) }),
    ...(values.production === true ? { E2E_PRODUCTION: 'on' } : {}),
    ...elsewhere(values),
  };
  await step('Journeys', 'pnpm', ['--filter', '@latchkey/e2e', 'journeys', ...words], { env });
});

/** A product that runs elsewhere, as the journeys' settings name it. */
function elsewhere(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = ['origin', 'sandbox', 'hosts', 'preview'].flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[`E2E_${name.toUpperCase()}`, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The mix with whole ids, as the origin wants it. */
async function mixOf(asked: string, address: string): Promise<string> {
  const store = openReleaseStore(address);
  const named = await Promise.all(asked.split(',').map((one) => wholeId(store, one.trim())));
  return named.join(',');
}

async function wholeId(store: ReleaseStore, named: string): Promise<string> {
  const [app = '', prefix = ''] = named.split('@');
  const ids = prefix === '' ? [] : (await store.releaseIds(app)).filter((id) => id.startsWith(prefix));
  const [id] = ids;
  if (ids.length !== 1 || id === undefined)
    throw new StepFailed(`${named} names ${ids.length} releases: pnpm releases list ${app} says which there are`);
  return `${app}:${id}`;
}
