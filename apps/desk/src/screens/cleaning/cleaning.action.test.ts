import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './cleaning.action.ts';

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: '/h/1760/cleaning',
    params: { hotelId: '1760' },
    locale: 'ar',
  });
const press = { unit: 'u1', state: 'clean', was: 'dirty' };
const words = { unit: 'u1', text: '<b>The tap</b>', key: 'a-key-of-it' };
const kept = (more: object = {}) => ({ status: 201, body: { closure: null, notClosed: null, ...more } });

test('a press sets what it says over what was seen, and can be undone', async () => {
  const api = apiOf({ setUnitState: { status: 200, body: {} } });
  expect(await post('state', press, api)).toEqual({
    kind: 'redirect',
    to: '/h/1760/cleaning?done=clean&of=u1&was=dirty&lang=ar',
  });
  expect(api.inputsOf('setUnitState')).toMatchObject([
    { params: { unit: 'u1' }, body: { state: 'clean', was: 'dirty' } },
  ]);
});

test.each([
  [{ status: 409, body: { code: 'changed' } }, 'changed', 409],
  [{ status: 409, body: { code: 'not_clean' } }, 'not_clean', 409],
  [{ status: 404, body: { code: 'not_found' } }, 'not_found', 422],
  [{ status: 403, body: { code: 'not_allowed' } }, 'not_allowed', 422],
  [offline, 'unavailable', 503],
])('a press that is refused (%o) says %s', async (reply, code, status) =>
  expect(await post('state', press, apiOf({ setUnitState: reply }))).toMatchObject({ returned: { code }, status }),
);

test.each([
  [{ ...words }, {}, kept(), 'broken'],
  [
    { ...words, close: 'yes', until: '2026-12-03' },
    { closedUntil: '2026-12-03' },
    kept({ closure: { closureId: 'c' } }),
    'closed',
  ],
  [
    { ...words, close: 'yes', until: '2026-12-03' },
    { closedUntil: '2026-12-03' },
    kept({ notClosed: 'in_the_way' }),
    'in_the_way',
  ],
  [{ ...words, until: '2026-12-03' }, {}, kept(), 'broken'],
])('%o is told once under its key', async (fields, body, reply, act) => {
  const api = apiOf({ reportBroken: reply });
  expect(await post('broken', fields as never, api)).toMatchObject({
    to: `/h/1760/cleaning?done=${act}&of=u1&lang=ar`,
  });
  expect(api.inputsOf('reportBroken')).toEqual([
    expect.objectContaining({
      params: { unit: 'u1' },
      headers: expect.objectContaining({ 'idempotency-key': words.key }),
      body: { text: words.text, ...body },
    }),
  ]);
});

test.each([
  [{ ...words, text: '  ' }, 'text_missing'],
  [{ ...words, text: 'x'.repeat(10_000) }, 'too_long'],
  [{ ...words, close: 'yes', until: 'soon' }, 'date_wrong'],
])('%o tells nothing and keeps what was typed', async (fields, code) => {
  const api = apiOf({});
  expect(await post('broken', fields as never, api)).toMatchObject({
    returned: { code, fields: { unit: 'u1' } },
    status: 422,
  });
  expect(api.calls).toEqual([]);
});

test('what was typed is there again where the engine is away', async () =>
  expect(
    await post('broken', { ...words, close: 'yes', until: '2026-12-03' }, apiOf({ reportBroken: offline })),
  ).toMatchObject({
    returned: { code: 'unavailable', fields: { text: words.text, until: '2026-12-03' } },
    status: 503,
  }));

test('whose session has ended is led to the door', async () =>
  expect(
    await post('state', press, apiOf({ setUnitState: { status: 401, body: { code: 'invalid_key' } } })),
  ).toMatchObject({ kind: 'redirect', to: expect.stringContaining('/sign-in?to=') }));

test('what is mended is said', async () =>
  expect(await post('mended', { unit: 'u1' }, apiOf({ markMended: { status: 200, body: {} } }))).toMatchObject({
    to: '/h/1760/cleaning?done=mended&of=u1&lang=ar',
  }));

test.each([
  ['state', { unit: 'u1', state: 'spotless', was: 'dirty' }],
  ['state', { unit: '', state: 'clean', was: 'dirty' }],
  ['other', { unit: 'u1' }],
])('%s of %o is no form of this page', async (form, fields) =>
  expect(await post(form, fields as never, apiOf({}))).toEqual({ kind: 'unknown_form' }),
);
