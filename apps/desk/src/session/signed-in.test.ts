import { fakeApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { signedIn } from './signed-in.ts';

const load = signedIn(async (_, { person }) => ({ kind: 'ready', model: person.name }));
const asked = (reply: object, path: string, search: Record<string, string> = {}) =>
  load(
    screenRequest({ api: fakeApi({ getStaffSession: reply } as Replies), site: deskSite, path, search, locale: 'ar' }),
  );
const nobody = { status: 401, body: { code: 'invalid_key' } };

test('who is signed in has the page', async () => {
  const session = { person: { personId: 'p1', name: 'Rao', mail: '', language: 'en' }, hotels: [] };
  expect(await asked({ status: 200, body: session }, '/')).toEqual({ kind: 'ready', model: 'Rao' });
});

test.each([
  ['/', {}, '/sign-in?lang=ar'],
  ['/h/1760/people', { lang: 'ar' }, '/sign-in?to=%2Fh%2F1760%2Fpeople&lang=ar'],
  ['/h/1760/people', { show: 'a b', post: 'invite' }, '/sign-in?to=%2Fh%2F1760%2Fpeople%3Fshow%3Da%2Bb&lang=ar'],
])('who is not is led to the door, and back to %s afterwards', async (path, search, to) =>
  expect(await asked(nobody, path, search)).toEqual({ kind: 'redirect', to, status: 303 }),
);

test('where the engine does not say, nobody is sent away', () =>
  expect(asked(offline, '/')).rejects.toThrow('the session could not be read'));
