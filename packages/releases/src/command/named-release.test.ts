import { expect, test } from 'vitest';
import { publish } from '../release/publish.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { builtApp, scratch } from '../testing/built-app.ts';
import { namedRelease } from './named-release.ts';

test('a release is named by the whole of its id or by its beginning, and the whole comes first', async () => {
  const store = openReleaseStore(scratch());
  const release = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  const longer = `${release.id}e`;
  await store.blobs.keep(`releases/checkout/${longer}.json`, JSON.stringify({ ...release, id: longer }));

  expect(await namedRelease(store, `checkout@${release.id}`)).toMatchObject({ id: release.id });
  expect(await namedRelease(store, `checkout@${longer}`)).toMatchObject({ id: longer });
  await expect(namedRelease(store, `checkout@${release.id.slice(0, 4)}`)).rejects.toThrow('give more of its id');
});
