import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { runReleases } from '../testing/run-releases.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const changelog = '# @latchkey/checkout\n\n## 1.0.0\n\n### Minor Changes\n\n- 1a2b3c4: Guests pay by instalments.\n';

test('list and log tell the version of what is live, what it changed, and what changed since', async () => {
  const repository = scratch();
  const folder = path.join(repository, 'apps/checkout');
  mkdirSync(path.join(repository, '.changeset'));
  const directory = scratch();
  const store = openReleaseStore(directory);
  const release = async (code: string) => {
    cpSync(builtApp({ app: 'checkout', code }), folder, { recursive: true });
    writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
    const published = await publish(store, folder);
    await promote(store, [published], { by: 'ananya', now: new Date() });
  };
  await release('one');
  const pending = "---\n'@latchkey/checkout': patch\n---\n\nThe total stands above the button.\n";
  writeFileSync(path.join(repository, '.changeset/total.md'), pending);
  await release('two');

  const list = runReleases(directory, {}, ['list']).out.split('\n');
  expect(list.slice(0, 3)).toEqual([
    expect.stringMatching(/live +1\.0\.0/),
    '    - The total stands above the button.',
    '    - 1a2b3c4: Guests pay by instalments.',
  ]);
  expect(list[3]).toMatch(/previous +1\.0\.0/);
  expect(list[4]).toBe('');
  expect(runReleases(directory, {}, ['list', '--changes']).out.match(/instalments/g)).toHaveLength(2);

  const log = runReleases(directory, {}, ['log', '--changes']).out.split('\n');
  expect(log.map((line) => line.replace(/^\d.*(promote).*$/, '$1'))).toEqual([
    'promote',
    '    version 1.0.0',
    '    - The total stands above the button.',
    'promote',
    '    version 1.0.0',
    '    - 1a2b3c4: Guests pay by instalments.',
    '',
  ]);
});
