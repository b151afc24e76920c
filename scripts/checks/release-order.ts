import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { orderOver, releaseOf } from '@latchkey/releases/publishing';
import type { Release } from '@latchkey/releases/store';
import { releasedApps, root } from '../run/paths.ts';

// Teams release their apps by themselves, in an order of their own: what is built here can be brought live over the last
// release, one app after another, and fits at every moment. What the last release used and provided stands in
// `boundaries/last-release.json`; `--write` writes it anew once all of a commit is live.
type Contract = Pick<Release, 'app' | 'id' | 'kind' | 'singletons' | 'uses' | 'provides' | 'asks' | 'operations'>;

const file = path.join(root, 'boundaries/last-release.json');
const built = await Promise.all(releasedApps.map((app) => releaseOf(path.join(root, 'apps', app))));

if (process.argv.includes('--write')) {
  writeFileSync(file, `${JSON.stringify(built.map(contractOf), null, 2)}\n`);
  console.log(`${path.relative(root, file)} says what ${built.length} apps use and provide`);
} else {
  const last = JSON.parse(readFileSync(file, 'utf8')) as Release[];
  const order = orderOver(last, built);
  if (order.kind === 'order') console.log(`can be released in the order ${order.apps.join(', ')}`);
  else {
    console.error(`${order.together.join(' and ')} wait for each other:`);
    for (const { remote, shell, lacks } of order.reasons)
      console.error(`  ${remote} uses ${lacks}, ${shell} has it not`);
    console.error('Give the new name beside the old one, and take the old one away once the others are released.');
    process.exitCode = 1;
  }
}

function contractOf({ app, id, kind, singletons, uses, provides, asks, operations }: Release): Contract {
  const stated = { uses, provides, asks, operations };
  return {
    app,
    id,
    kind,
    singletons,
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
  };
}
