import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from '../set-up.action.ts';
import { none } from './domain.fixture.ts';

const apiOf = (replies: object = {}): FakeApi =>
  fakeApi({
    nameOwnDomain: { status: 200, body: none },
    checkOwnDomain: { status: 200, body: none },
    removeOwnDomain: { status: 200, body: none },
    ...replies,
  } as unknown as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi, part = 'domain') =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: `/h/1760/set-up/${part}`,
    params: { hotelId: '1760', part },
    locale: 'en',
  });

test('names an address, has its records looked at, gives it up', async () => {
  const api = apiOf();
  const to = (done: string) => ({ kind: 'redirect', to: `/h/1760/set-up/domain?done=${done}` });
  expect(await post('name-domain', { host: ' www.courtyard.example ' }, api)).toEqual(to('named'));
  expect(api.inputsOf('nameOwnDomain')).toMatchObject([{ body: { host: 'www.courtyard.example' } }]);
  expect(await post('check-domain', {}, api)).toEqual(to('checked'));
  expect(await post('remove-domain', { host: 'www.courtyard.example' }, api)).toEqual(to('given-up'));
  expect(api.inputsOf('removeOwnDomain')).toMatchObject([{ params: { host: 'www.courtyard.example' } }]);
});

test('an address that is refused is there again with why; an empty or endless one is not even asked about', async () => {
  const taken = apiOf({ nameOwnDomain: { status: 422, body: { code: 'host_taken' } } });
  expect(await post('name-domain', { host: 'www.palace.example' }, taken)).toEqual({
    kind: 'again',
    returned: { fields: { host: 'www.palace.example' }, code: 'host_taken' },
    status: 422,
  });
  const api = apiOf();
  for (const host of ['', ' ', 'a'.repeat(301)])
    expect(await post('name-domain', { host }, api)).toMatchObject({ returned: { code: 'host_wrong' } });
  expect(api.inputsOf('nameOwnDomain')).toEqual([]);
  expect(await post('name-domain', { host: 'a.example' }, api, 'texts')).toEqual({ kind: 'unknown_form' });
});
