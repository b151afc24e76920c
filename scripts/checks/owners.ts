import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { owns, readOwners } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { deskRoutes, owners, routes } from '@latchkey/site/urls';
import { everyBuild } from '../new/lists.ts';
import { appsOfKind } from '../run/apps.ts';
import { packagesOf } from '../run/packages-of.ts';
import { root } from '../run/paths.ts';
import { report } from '../run/report.ts';
import { pageFaults } from './owners/release-pages.ts';

// What the folders say of the apps is said nowhere else differently: the owners of routes are the remotes, and every app
// and package has a team in CODEOWNERS. A change of what an app is built of releases it, and its loss is tested. The gate sees
// each of its screens.
// `--store <address>` compares CODEOWNERS with the table of keys there (`pnpm releases owners`), which is where releases are
// signed: who reviews an app is who releases it.
const { values } = parseArgs({ options: { store: { type: 'string' } } });
const remotes = appsOfKind('remote', root);
const faults = [
  ...remotes
    .filter((name) => !owners.some((owner) => owner === name))
    .map(
      (name) =>
        `packages/site/src/urls/routes.ts: owners lacks ${name}, which apps/${name}/package.json says is a remote`,
    ),
  ...owners
    .filter((owner) => !remotes.includes(owner))
    .map((owner) => `packages/site/src/urls/routes.ts: ${owner} is no remote among the apps`),
  ...remotes
    .filter((name) => ![...Object.values(routes), ...Object.values(deskRoutes)].some(({ owner }) => owner === name))
    .map((name) => `packages/site/src/urls/routes.ts: ${name} owns no route`),
];

const codeowners = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8');
const parts = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => path.dirname(file));
for (const part of parts)
  if (!new RegExp(`^/${part}/\\s+@`, 'm').test(codeowners)) faults.push(`CODEOWNERS: /${part}/ has no team`);
for (const [, part = ''] of codeowners.matchAll(/^\/((?:apps|packages)\/[^/\s]+)\//gm))
  if (!parts.includes(part)) faults.push(`CODEOWNERS: there is no ${part}`);

if (!/^\*\s+@/m.test(codeowners)) faults.push('CODEOWNERS: what no line names has no team');

// What releases an app when it changes: its own folder, and every package that its build is made of.
const released = [...remotes, 'shell'];
for (const app of released) {
  const file = `.github/workflows/release-${app}.yml`;
  if (!existsSync(path.join(root, file))) {
    faults.push(`${file} is missing: nothing releases ${app}`);
    continue;
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const one of everyBuild) if (!text.includes(`- '${one}'`)) faults.push(`${file}: ${app} is built with ${one}`);
  const named = [...text.matchAll(/^\s+- '([^']+)\/\*\*'$/gm)].map(([, one]) => one);
  const needed = [`apps/${app}`, ...packagesOf(app, root)];
  for (const part of needed) if (!named.includes(part)) faults.push(`${file}: ${app} is built of ${part}`);
  for (const part of named) if (!needed.includes(part ?? '')) faults.push(`${file}: ${app} is not built of ${part}`);
}

const faultScreens = readFileSync(path.join(root, 'e2e/faults/screens.ts'), 'utf8');
for (const remote of remotes)
  if (!faultScreens.includes(`owner: '${remote}'`)) faults.push(`e2e/faults/screens.ts: no screen of ${remote}`);

if (values.store !== undefined) faults.push(...(await otherThanInStore(values.store)));

faults.push(...pageFaults());
report(`${remotes.length} remotes, ${parts.length} apps and packages`, faults);

/** Where CODEOWNERS and the store's table of keys name other teams for an app. */
async function otherThanInStore(address: string): Promise<string[]> {
  const table = await readOwners(openReleaseStore(address).blobs);
  if (table === null) return [`${address} says of no app whose it is: pnpm releases owners add`];
  return released.flatMap((app) => {
    const team = new RegExp(`^/apps/${app}/\\s+@latchkey/(\\S+)`, 'm').exec(codeowners)?.[1] ?? '';
    const others = Object.entries(table.teams).filter(([name, { apps }]) => name !== team && apps.includes(app));
    return [
      ...(owns(table, team, app)
        ? []
        : [`CODEOWNERS: ${team} reviews apps/${app}, and has no key for it in ${address}`]),
      ...others.map(([name]) => `${address}: ${name} has a key for ${app}, and CODEOWNERS names ${team}`),
    ];
  });
}
