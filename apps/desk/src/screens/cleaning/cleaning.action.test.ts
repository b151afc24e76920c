import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './cleaning.action.ts';

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi, photo?: string) =>
  postForm(action, fields, {
    form,
    ...(photo === undefined
      ? {}
      : { files: { photo: photo === 'too_large' ? { refused: photo } : { content: photo } } }),
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

const photo = { keepPicture: { status: 201, body: { pictureId: 'm2b5r1c9wq3X0mJ6mV0Kx8', width: 300, height: 400 } } };

test('a photo is kept first and named with the words, or kept for when those can be told', async () => {
  const api = apiOf({ ...photo, reportBroken: kept() });
  expect(await post('broken', words, api, '_9j_4A')).toMatchObject({ kind: 'redirect' });
  expect(api.inputsOf('keepPicture')).toMatchObject([{ body: { content: '_9j_4A' } }]);
  expect(api.inputsOf('reportBroken')).toMatchObject([{ body: { pictureId: 'm2b5r1c9wq3X0mJ6mV0Kx8' } }]);
  const again = await post('broken', { ...words, text: ' ' }, apiOf(photo), '_9j_4A');
  expect(again).toMatchObject({ returned: { code: 'text_missing', fields: { picture: 'm2b5r1c9wq3X0mJ6mV0Kx8' } } });
  const later = apiOf({ reportBroken: kept() });
  await post('broken', { ...words, picture: 'm2b5r1c9wq3X0mJ6mV0Kx8' }, later);
  expect(later.inputsOf('reportBroken')).toMatchObject([{ body: { pictureId: 'm2b5r1c9wq3X0mJ6mV0Kx8' } }]);
});

test.each([
  ['too_large', {}, 'picture_too_large'],
  ['A'.repeat(10_700_000), {}, 'picture_too_large'],
  ['IyEvYmlu', { keepPicture: { status: 422, body: { code: 'picture_of_unknown_kind' } } }, 'picture_of_unknown_kind'],
  ['IyEvYmlu', { keepPicture: { status: 409, body: { code: 'too_many_pictures' } } }, 'too_many_pictures'],
  ['_9j_4A', { keepPicture: offline }, 'unavailable'],
])('a photo that is not taken (%.9s) says so, and nothing that was typed is lost', async (file, replies, code) => {
  const fields = { ...words, close: 'yes', until: '2026-12-03' };
  const api = apiOf(replies);
  expect(await post('broken', fields, api, file)).toMatchObject({
    kind: 'again',
    returned: { code, fields: { text: words.text, until: '2026-12-03' } },
  });
  expect(api.inputsOf('reportBroken')).toEqual([]);
});

test('a photo that is no longer kept is chosen again', async () => {
  const gone = apiOf({ reportBroken: { status: 422, body: { code: 'unknown_picture' } } });
  expect(await post('broken', { ...words, picture: 'm2b5r1c9wq3X0mJ6mV0Kx8' }, gone)).toMatchObject({
    returned: { code: 'unknown_picture', fields: { text: words.text, picture: '' } },
  });
});
