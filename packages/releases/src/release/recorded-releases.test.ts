import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '../testing/built-app.ts';
import { orderOver } from './order.ts';
import { recordedIn, recordedReleases } from './recorded-releases.ts';
import type { Release } from './release.types.ts';

const site = '@latchkey/site';
const releasesWith = (name: string): Release[] =>
  [
    { app: 'shell', id: name, kind: 'shell', singletons: {}, provides: { [site]: [name] } },
    { app: 'home', id: name, kind: 'remote', singletons: {}, uses: { [site]: [name] } },
  ] as unknown as Release[];

function record(repository: string, name: string): void {
  mkdirSync(path.join(repository, 'boundaries'), { recursive: true });
  writeFileSync(path.join(repository, recordedIn), JSON.stringify(releasesWith(name)));
}

function commit(repository: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repository });
  const who = ['-c', 'user.name=a test', '-c', 'user.email=test@example.invalid'];
  git('add', '--all');
  git(...who, 'commit', '--quiet', '--allow-empty', '--message', 'one');
}

const verdicts = (repository: string, built: readonly Release[]) =>
  recordedReleases(repository).map(({ at, releases }) => [at, orderOver(releases, built).kind]);

test('two parts that wait for each other are refused, though the record is written anew with them', () => {
  const repository = scratch();
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  record(repository, 'stayOf');
  commit(repository);
  const built = releasesWith('stayKeyOf');
  expect(verdicts(repository, built)).toEqual([['the tree', 'together']]);
  record(repository, 'stayKeyOf');
  expect(verdicts(repository, built)).toEqual([
    ['the tree', 'order'],
    ['this commit', 'together'],
  ]);
  commit(repository);
  expect(verdicts(repository, built)).toEqual([
    ['the tree', 'order'],
    ['the commit before', 'together'],
  ]);
  commit(repository);
  expect(verdicts(repository, built)).toEqual([['the tree', 'order']]);
});

test('a copy without history has the record of its tree', () => {
  const copy = scratch();
  record(copy, 'stayOf');
  expect(verdicts(copy, releasesWith('stayOf'))).toEqual([['the tree', 'order']]);
});
