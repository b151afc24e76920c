import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import { api, releaseStore } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { liveRelease, releaseWithServer } from './store.ts';

// Renders pages by an origin of its own, and opens them in a browser.
test.setTimeout(90_000);

test.beforeEach(() => test.skip(releaseStore() === null, 'the product under test is not ours to take apart'));

const check = (release: string, ...more: readonly string[]): { code: number | null; out: string } => {
  const command = path.join(root, 'packages/releases/src/command/main.ts');
  const words = [command, 'check', release, '--store', releaseStore() ?? '', '--api', api(), ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return { code: status, out: `${stdout}${stderr}` };
};

test('the gate lets through what renders and comes alive', async () => {
  const { id } = await liveRelease(releaseStore() ?? '', 'itinerary');
  expect(check(`itinerary@${id}`, '--browser')).toMatchObject({ code: 0 });
});

test('the gate refuses a release whose screen throws while it is made', async () => {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, 'itinerary');
  const bundle = await readFile(path.join(store, server), 'utf8');
  const throws = `
    const { screen } = module.exports.exposes['./screens/planner'];
    const View = () => { throw new TypeError('a view that throws on purpose'); };
    const exposes = { ...module.exports.exposes, './screens/planner': { screen: { ...screen, View } } };
    module.exports = { ...module.exports, exposes };`;
  await releaseWithServer(store, 'itinerary', 'throws', `${bundle}\n${throws}`);
  const { code, out } = check('itinerary@throws');
  expect(out).toContain('answers 503, not 200');
  expect(code).toBe(1);
});
