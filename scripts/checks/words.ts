import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parsePoFile } from '@lingui/format-po';
import { root } from '../run/paths.ts';
import { report } from '../run/report.ts';
import { refusedInMails } from './words/mail-words.ts';
import { refusedIn } from './words/refused-in.ts';

// Every visible word comes from a catalog, in four languages: nothing missing, fuzzy or left over, one
// sentence said alike on every screen, the words that natives of the trade use, in mails too (`words/refused-words.table.ts`), and
// every message of a built bundle known to its catalogs. `words.ts apps/checkout`
// looks at that app and the packages: other apps' bundles may be of a build before this one. `pnpm words:extract` brings new
// messages into the catalogs.
const run = promisify(execFile);
const [only] = process.argv.slice(2);
const owners = globSync('{apps,packages}/*/lingui.config.ts', { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => only === undefined || folder === only || folder.startsWith('packages/'))
  .map((folder) => path.join(root, folder));
const faults: string[] = [];

for (const owner of owners) {
  const name = path.relative(root, owner);
  await extractionIsCurrent(owner, name);
  for (const file of globSync('locales/**/*.po', { cwd: owner })) isComplete(path.join(owner, file), `${name}/${file}`);
  isSaidAlike(owner, name);
  bundlesAreKnown(owner, name);
}

faults.push(...(await refusedInMails()));

report(`${owners.length} sets of catalogs`, faults);

/** Extracts again and compares; the catalogs stay as they were. */
async function extractionIsCurrent(owner: string, name: string): Promise<void> {
  const files = globSync('locales/**/*.po', { cwd: owner }).map((file) => path.join(owner, file));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  await run(path.join(owner, 'node_modules/.bin/lingui'), ['extract', '--clean'], { cwd: owner });
  files.forEach((file, place) => {
    const [was = '', is] = [before[place], readFileSync(file, 'utf8')];
    if (withoutDates(was) === withoutDates(is)) return;
    faults.push(
      `${name}/${path.relative(owner, file)} is not what the sources say: run pnpm words:extract, then translate what is new`,
    );
    writeFileSync(file, was);
  });
}

function withoutDates(catalog: string): string {
  return catalog.replace(/^"POT-Creation-Date:.*$/m, '');
}

function isComplete(file: string, name: string): void {
  for (const { msgid, msgstr, flags, obsolete } of parsePoFile(readFileSync(file, 'utf8')).items) {
    if (flags['fuzzy'] === true) faults.push(`${name}: fuzzy "${msgid}"`);
    if (msgstr.every((text) => text === '')) faults.push(`${name}: missing "${msgid}"`);
    if (obsolete) faults.push(`${name}: left over "${msgid}"`);
    const side = name.startsWith('apps/desk/') ? 'desk' : 'guests';
    for (const text of msgstr)
      for (const word of refusedIn(text, path.basename(file, '.po'), side))
        faults.push(`${name}: ${word} in "${text}"`);
  }
}

/** One sentence is said alike on every screen, though each has a catalog of its own. */
function isSaidAlike(owner: string, name: string): void {
  const said = new Map<string, string>();
  for (const file of globSync('locales/**/*.po', { cwd: owner }))
    for (const { msgid, msgctxt, msgstr } of parsePoFile(readFileSync(path.join(owner, file), 'utf8')).items) {
      const message = JSON.stringify([path.basename(file), msgctxt, msgid]);
      const words = msgstr.join('\n');
      if (words !== (said.get(message) ?? words)) faults.push(`${name}/${file}: "${msgid}" is said in two ways`);
      said.set(message, words);
    }
}

/** The compiler may change a sentence before the macro reads it; its id is then in no catalog and the guest sees the id. */
function bundlesAreKnown(owner: string, name: string): void {
  const catalogs = [
    path.join(owner, 'locales/**/en.mjs'),
    path.join(root, 'packages/{analytics,ui,stay}/locales/**/en.mjs'),
  ];
  const known = catalogs
    .flatMap((file) => globSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = new Set<string>();
  for (const file of globSync('dist/browser/*.js', { cwd: owner })) {
    for (const [, id] of readFileSync(path.join(owner, file), 'utf8').matchAll(
      /(?:Trans,\{id:"|_\(\{id:"|\{id:")([\w+/-]{6})(?:"\}|",(?:values|components|message))/g,
    ))
      if (id) used.add(id);
  }
  for (const id of used)
    if (!known.includes(id)) faults.push(`${name}: the message ${id} of the built bundle is in no catalog`);
}
