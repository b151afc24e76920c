import { expect, test } from 'vitest';
import { builtApp, scratch } from '../testing/built-app.ts';
import { collect } from './collect.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { openReleaseStore } from './release-store.ts';
import { verify } from './verify.ts';

const day = 86_400_000;
const hour = 3_600_000;
const start = Date.parse('2026-11-20T08:00:00Z');
const at = (later: number) => ({ by: 'a test', now: new Date(start + later) });

test('what nobody needs is marked, and removed an hour later; live and previous releases stay whole', async () => {
  const store = openReleaseStore(scratch());
  const apps = ['shell', 'checkout'];
  const origin = { commit: null, dirty: false, publishedAt: new Date(start).toISOString(), by: 'a test' };
  await promote(store, [await publish(store, builtApp({ app: 'shell', code: 'shell' }), origin)], at(0));
  for (let turn = 0; turn < 13; turn++)
    await promote(
      store,
      [await publish(store, builtApp({ app: 'checkout', code: `${turn}` }), origin)],
      at(turn * hour),
    );
  const held = await publish(store, builtApp({ app: 'checkout', code: 'held' }), origin);

  const settings = { days: 30, dryRun: false };
  expect((await collect(store, apps, settings, at(5 * day))).removed).toEqual([]);
  const would = await collect(store, apps, { ...settings, dryRun: true }, at(40 * day));
  expect((await collect(store, apps, settings, at(40 * day))).sweepFrom).toBe(
    new Date(start + 40 * day + hour).toISOString(),
  );
  expect((await collect(store, apps, settings, at(40 * day + hour / 2))).removed).toEqual([]);
  const swept = await collect(store, apps, settings, at(40 * day + 2 * hour));
  expect(swept.removed.toSorted()).toEqual(would.removed.toSorted());

  // One live, ten previous; two older ones and the held one are gone.
  expect(await store.releaseIds('checkout')).toHaveLength(11);
  expect(await store.release('checkout', held.id)).toBeNull();
  expect(await verify(store, apps, { mend: false })).toEqual([]);
});
