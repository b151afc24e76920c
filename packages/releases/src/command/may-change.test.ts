import { expect, test } from 'vitest';
import { newCredential, readCredential } from '../release/credential.ts';
import { changeOwners } from '../release/owners.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { scratch } from '../testing/built-app.ts';
import { mayNotChange } from './may-change.ts';

test('outside development there is no default: a bucket without owners is changed by nobody, but to say who they are', async () => {
  const store = openReleaseStore(scratch());
  expect(await mayNotChange(store, 's3://latchkey/releases', null, ['checkout'])).toMatchObject({
    isDone: false,
    data: { code: 'no_owners' },
  });
  expect(await mayNotChange(store, 's3://latchkey/releases', null, ['*'])).toBeNull();
  expect(await mayNotChange(store, '/home/somebody/releases', null, ['checkout'])).toBeNull();
});

test('a folder with owners is kept as a bucket is', async () => {
  const store = openReleaseStore(scratch());
  const { secret, publicKey } = newCredential('checkout');
  const teams = { checkout: { apps: ['checkout'], keys: [publicKey] } };
  await changeOwners(store.blobs, () => ({ since: '2026-11-26T08:00:00.000Z', teams }));
  const asked = (apps: string[], key: string | null) =>
    mayNotChange(store, '/home/somebody/releases', key === null ? null : readCredential(key), apps);
  expect(await asked(['checkout'], null)).toMatchObject({ data: { code: 'no_key' } });
  expect(await asked(['checkout'], secret)).toBeNull();
  expect(await asked(['checkout', 'shell'], secret)).toMatchObject({ data: { code: 'not_yours' } });
});
