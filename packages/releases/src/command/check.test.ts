import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { promote } from '../release/promote.ts';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { builtApp, scratch, shellBundle } from '../testing/built-app.ts';
import { runReleases } from '../testing/run-releases.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a remote whose shell comes of the same commit waits for it, and no longer than it is told', async () => {
  const directory = scratch();
  const store = openReleaseStore(directory);
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell' }));
  await promote(store, [shell], { by: 'ananya', now: new Date('2026-11-20T08:00:00Z') });
  const server = shellBundle({ react: ['useWay'] });
  const next = await publish(store, builtApp({ app: 'shell', code: 'next', server }));
  await publish(store, builtApp({ app: 'checkout', code: 'one', uses: { react: ['useWay'] } }));

  expect(runReleases(directory, {}, ['check', 'checkout', '--wait', '1s'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('release the shell first'),
  });
  expect(runReleases(directory, {}, ['check', 'checkout', '--wait', 'long'])).toMatchObject({ code: 2 });

  const words = [path.join(import.meta.dirname, 'main.ts'), 'check', 'checkout', '--wait', '5m'];
  const env = { ...process.env, RELEASE_STORE: directory, API_URL: 'none' };
  const waiting = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = (await once(waiting.stderr, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^Waiting: checkout \S+ uses react\.useWay/);
  await promote(store, [next], { by: 'ananya', now: new Date('2026-11-20T09:00:00Z') });
  expect(await once(waiting, 'exit')).toEqual([0, null]);
});
