import { expect, test } from 'vitest';
import { builtApp, scratch } from '../testing/built-app.ts';
import { collect } from './collect.ts';
import { publish } from './publish.ts';
import { openReleaseStore } from './release-store.ts';
import { stackReader } from './source-maps.ts';

const mapTo = (source: string): string =>
  JSON.stringify({ version: 3, file: '', sources: [`webpack://checkout/${source}`], names: [], mappings: 'AAAA' });
const maps = {
  'browser/a.hash.js': mapTo('./src/screens/payment.view.tsx'),
  'server/server.hash.cjs': mapTo('../../packages/ui/src/button.tsx?x'),
};

async function published() {
  const store = openReleaseStore(scratch());
  const release = await publish(store, builtApp({ app: 'checkout', code: 'one', maps }));
  return { store, release };
}

test('a stack of a browser or a server is read in the sources, and what nobody knows stays as it is', async () => {
  const { store, release } = await published();
  const script = Object.keys(release.files).find((name) => name.startsWith('a.'));
  const read = stackReader(store.blobs);
  expect(
    await read(
      [
        'TypeError: undefined is not a function',
        `    at View (https://hotel.test/assets/checkout/${script}:1:1)`,
        `    at /var/cache/latchkey/${release.server}:1:1`,
        '    at /assets/checkout/other.js:1:1',
        '    at node:internal/timers:42:1',
      ].join('\n'),
    ),
  ).toBe(
    [
      'TypeError: undefined is not a function',
      '    at View (apps/checkout/src/screens/payment.view.tsx:1:1)',
      '    at packages/ui/src/button.tsx:1:1',
      '    at /assets/checkout/other.js:1:1',
      '    at node:internal/timers:42:1',
    ].join('\n'),
  );
});

test('maps are none of the files that are served, change no id, and go with their release', async () => {
  const { store, release } = await published();
  expect(Object.keys(release.files).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect((await store.blobs.list('assets/')).filter((name) => name.includes('.map'))).toEqual([]);
  expect(await store.blobs.list('maps/')).toHaveLength(2);
  const without = await publish(openReleaseStore(scratch()), builtApp({ app: 'checkout', code: 'one' }));
  expect(without.id).toBe(release.id);
  for (const now of [new Date('2027-03-01T08:00:00Z'), new Date('2027-03-01T10:00:00Z')])
    await collect(store, ['checkout'], { days: 30, dryRun: false }, { by: 'ananya', now });
  expect(await store.blobs.list('maps/')).toEqual([]);
});
