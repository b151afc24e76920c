import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changesetsIn } from '@latchkey/releases/publishing';
import { root } from '../run/paths.ts';
import { report } from '../run/report.ts';

// A change in the sources of an app or package has a changeset that names it, so that its next version says what changed.
// On a branch: a changeset written since it left main. On main, and where the branch raises
// the version: one that no version has taken up yet. The first version of an app or package needs none. `CHANGES_SINCE` names another commit to compare with.
const sources = ['src', 'exports', 'locales'];
const isTest = /\.(?:test|test-d|stories)\.[jt]sx?$|\/testing\//;
const git = (...words: readonly string[]): string =>
  execFileSync('git', [...words], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What git answers, or null where it has no answer: there is no such commit or branch here. */
function gitMaybe(...words: readonly string[]): string | null {
  try {
    return git(...words);
  } catch {
    return null;
  }
}

if (gitMaybe('rev-parse', 'HEAD') === null) {
  console.log('No history here: nothing says what has changed');
  process.exit(0);
}
const parts = globSync('{apps,packages}/*/package.json', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted();
const branch = branchPoint();
const changesets = changesetsIn(root);
const since = branch === null ? null : new Set(changedSince(branch, '.changeset'));
const namesIn = (some: typeof changesets): ReadonlySet<string> =>
  new Set(some.flatMap(({ bumps }) => [...bumps.keys()]));
const pending = namesIn(changesets);
const ofBranch = namesIn(changesets.filter(({ file }) => since?.has(file)));
const names = new Set(parts.map((part) => nameOf(part)));
const faults = changesets.flatMap(({ file, bumps }) =>
  [...bumps.keys()].filter((name) => !names.has(name)).map((name) => `${file}: there is no ${name}`),
);
for (const part of parts) {
  const isOfBranch = branch !== null && versionAt(branch, part) === versionNow(part);
  const base = isOfBranch ? branch : lastRaise(part);
  const isNew = branch !== null && versionAt(branch, part) === null;
  // Raised, or made, and not committed yet.
  if (isNew || base === null || versionAt(base, part) !== versionNow(part)) continue;
  const changed = changedSince(base, ...sources.map((folder) => `${part}/${folder}`)).filter(
    (one) => !isTest.test(one),
  );
  if (changed.length > 0 && !(isOfBranch ? ofBranch : pending).has(nameOf(part)))
    faults.push(
      `${part}: ${changed.length} of its sources changed since ${base.slice(0, 8)} (${changed[0]}): pnpm changeset`,
    );
}

report(`${changesets.length} changesets, ${parts.length} apps and packages`, faults);

/** Where this branch left main; null on main itself and where the clone does not know main. */
function branchPoint(): string | null {
  const asked = process.env['CHANGES_SINCE'];
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`);
  const base = gitMaybe('merge-base', 'origin/main', 'HEAD');
  return base === git('rev-parse', 'HEAD') ? null : base;
}

/** The commit that last raised a version, as far as the clone's history goes; null for what is not committed yet. */
function lastRaise(part: string): string | null {
  return git('log', '-1', '--format=%H', '-G"version":', '--', `${part}/package.json`) || null;
}

/** Files under the folders that differ from a commit, those not committed yet among them. */
function changedSince(commit: string, ...folders: readonly string[]): string[] {
  const tracked = git('diff', '--name-only', commit, '--', ...folders);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...folders);
  return `${tracked}\n${added}`.split('\n').filter((file) => file !== '');
}

function versionAt(commit: string, part: string): string | null {
  const text = gitMaybe('show', `${commit}:${part}/package.json`);
  return text === null ? null : (JSON.parse(text) as { version: string }).version;
}

function versionNow(part: string): string {
  return (JSON.parse(readFileSync(path.join(root, part, 'package.json'), 'utf8')) as { version: string }).version;
}

function nameOf(part: string): string {
  return `@latchkey/${path.basename(part)}`;
}
