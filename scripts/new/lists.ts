import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from '../run/packages-of.ts';
import { StepFailed } from '../run/step.ts';
import { placeOf, type PagesFor, type ScreenPlace } from './place.ts';

/** Rewrites a file of the repository. Throws when the rewriting finds nothing to change. */
function change(root: string, file: string, rewrite: (text: string) => string): void {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  const changed = rewrite(text);
  if (changed === text) throw new StepFailed(`${file} is not as the generator knows it: write the line by hand`);
  writeFileSync(full, changed);
  console.log(`  changed  ${file}`);
}

/** Names a remote as an owner of routes, and its team. */
export function addOwner(root: string, app: string): void {
  change(root, 'packages/site/src/urls/routes.ts', (text) =>
    text.replace(/(export const owners = \[[^\]]*?),?\s*\]/, `$1, '${app}']`),
  );
  change(root, 'CODEOWNERS', (text) =>
    text.replace(/(?=^\/apps\/api\/)/m, `${`/apps/${app}/`.padEnd(24)}@latchkey/${app}\n`),
  );
}

/** Gives a screen its address: in the guests' table before what the origin answers, in the desk's at its end. */
export function addRoute(root: string, app: string, { table, route }: ScreenPlace): void {
  change(root, table, (text) => text.replace(/(?=^ {2}redirect: |^\} as const satisfies)/m, route(app)));
}

/** Has the gate look at a screen before each release of its app. */
export function addPage(root: string, app: string, { host, path: page, as }: ScreenPlace): void {
  change(root, `apps/${app}/release.json`, (text) => {
    const pages = JSON.parse(text) as readonly object[];
    return `${JSON.stringify([...pages, { host, path: page, status: 200, ...(as === null ? {} : { as }) }], null, 2)}\n`;
  });
}

/** Whose pages a remote has by now: the desk's where it has one there. */
export const pagesOf = (root: string, app: string): PagesFor =>
  readFileSync(path.join(root, placeOf('desk', '').table), 'utf8').includes(`owner: '${app}'`) ? 'desk' : 'guests';

/** Fills the empty translation of a message with a text; English stands until a translator has written its own. */
export function fillCatalog(file: string, text: string, message: string): number {
  const catalog = readFileSync(file, 'utf8');
  let filled = 0;
  const changed = catalog.replaceAll(`msgid "${message}"\nmsgstr ""\n`, () => {
    filled += 1;
    return `msgid "${message}"\nmsgstr "${text}"\n`;
  });
  if (filled > 0) writeFileSync(file, changed);
  return filled;
}

/** What every app is built with: versions of npm's packages, React's among them. */
export const everyBuild = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'] as const;

/** Lets a change of the remote, or of what it is built of, release it. */
export function addRelease(root: string, app: string): void {
  const file = `.github/workflows/release-${app}.yml`;
  const parts = [`apps/${app}`, ...packagesOf(app, root)].map((part) => `${part}/**`);
  const paths = [...parts, ...everyBuild].map((one) => `      - '${one}'\n`).join('');
  const text = `name: Release ${app}

on:
  push:
    branches: [main]
    paths:
${paths}
permissions:
  contents: read

jobs:
  release:
    uses: ./.github/workflows/app.yml
    # Of the app's own environments, which the called jobs name; the repository has none.
    secrets: inherit
    with:
      app: ${app}
`;
  writeFileSync(path.join(root, file), text);
  console.log(`  written  ${file}`);
}

/** What the repository cannot write: who gives a new remote its keys, where. */
export const beforeItsRelease = (app: string): string => `
Before its first release, by whoever keeps GitHub and the store:
  environments   canary-${app} and production-${app}, for the branch main; the second is approved by @latchkey/${app}
  secrets        of both: RELEASE_STORE_KEY_ID, RELEASE_STORE_KEY (writes ${app}'s files and no other app's), RELEASE_TEAM_KEY
  the team's key pnpm releases owners add ${app} ${app}
docs/deploy.md, "Releases", says what each is for. The shell is released first: it has the route.`;

/** Says to those who upgrade that a screen is there: its app and the table of addresses have changed. */
export function addChangeset(root: string, app: string, screen: string, title: string): void {
  const file = `.changeset/${app === screen ? app : `${app}-${screen}`}.md`;
  const text = `---
'@latchkey/${app}': minor
'@latchkey/site': minor
---

A new screen of ${app}: “${title}”.
`;
  writeFileSync(path.join(root, file), text);
  console.log(`  written  ${file}`);
}

/** Lets the journeys take the remote away: its page must stay readable, and the others whole. */
export function addFault(root: string, app: string, title: string, { journeyHost, path: page }: ScreenPlace): void {
  change(root, 'e2e/faults/screens.ts', (text) =>
    text.replace(
      /(?<=^export const screens: [^\n]*\n(?: [^\n]*\n)*)(?=\];\n)/m,
      `  {\n    owner: '${app}',\n    host: ${journeyHost},\n    path: '${page}',\n    heading: (language) => wordsOf('${app}', language)('${title}'),\n  },\n`,
    ),
  );
}
