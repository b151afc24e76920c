import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm, type PostedWith } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { markName, markOf } from '../fields/mark-of.ts';
import { action } from '../set-up.action.ts';
import { withPictures } from './pictures.fixture.ts';

const kept = { name: 'photo-2', width: 2560, height: 1920 };
const apiOf = (replies: object = {}): FakeApi =>
  fakeApi({
    getSetUp: { status: 200, body: withPictures },
    saveDraft: { status: 200, body: withPictures.draft },
    keepHotelImage: { status: 201, body: kept },
    ...replies,
  } as unknown as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi, files: PostedWith['files'] = {}) =>
  postForm(action, fields, {
    form,
    api,
    files,
    site: deskSite,
    path: '/h/1760/set-up/pictures',
    params: { hotelId: '1760', part: 'pictures' },
    locale: 'en',
  });
const typed = (name: string, was: string, now: string): Readonly<Record<string, string>> => ({
  [name]: now,
  [markName(name)]: markOf(was),
});

test('a picture is kept, and shown behind the others; one that is shown there changes nothing', async () => {
  const api = apiOf();
  const photo = { photo: [{ content: 'AAAA' }, { content: 'AAAA' }] };
  expect(await post('add-picture', { version: '1', place: 'hotel', added: 'photo-1 pool' }, api, photo)).toEqual({
    kind: 'redirect',
    to: '/h/1760/set-up/pictures?done=saved',
  });
  // In the draft as it is by now, whatever was read before.
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { version: 3, changes: [{ path: 'images', value: ['pool', 'lobby', 'photo-1', 'photo-2'] }] } },
  ]);
  expect(await post('add-picture', { place: 'hotel', added: 'pool' }, apiOf())).toMatchObject({
    to: expect.stringContaining('done=same'),
  });
});

test('the drawing of a house that begins makes room for its first pictures, and its words go with the last of it', async () => {
  const drawn = 'picture-to-come';
  const facts = withPictures.documents['hotel.json'];
  const added = async (place: string, roomHas: string) => {
    const api = apiOf({
      getSetUp: {
        status: 200,
        body: {
          ...withPictures,
          documents: {
            'hotel.json': { ...facts, images: [drawn], rooms: [{ id: 'king', images: [roomHas] }] },
            'words.en.json': { images: { [drawn]: { alt: 'A drawing' } } },
          },
        },
      },
    });
    await post('add-picture', { place, added: 'photo-1' }, api);
    return api.inputsOf('saveDraft');
  };
  const list = { file: 'hotel.json', path: 'images', value: ['photo-1'] };
  expect(await added('hotel', drawn)).toMatchObject([{ body: { changes: [list] } }]);
  expect(await added('hotel', 'pool')).toMatchObject([
    { body: { changes: [list, { file: 'words.en.json', path: `images.${drawn}` }] } },
  ]);
});

test('what is no picture, too large, or nothing at all is told, and nothing is saved', async () => {
  const heic = apiOf({ keepHotelImage: { status: 422, body: { code: 'picture_heic' } } });
  const file = { photo: { content: 'AAAA' } };
  expect(await post('add-picture', { place: 'king', added: 'photo-1' }, heic, file)).toMatchObject({
    returned: { code: 'picture_heic', fields: { place: 'king', added: 'photo-1' } },
  });
  const huge = { photo: { refused: 'too_large' } } as const;
  expect(await post('add-picture', { place: 'hotel' }, heic, huge)).toMatchObject({
    returned: { code: 'picture_too_large' },
  });
  expect(await post('add-picture', { place: 'hotel', added: '../x' }, heic)).toMatchObject({
    returned: { code: 'picture_none' },
  });
  expect(heic.inputsOf('saveDraft')).toEqual([]);
});

test('a picture changes places with its neighbour, in the draft that was read', async () => {
  const api = apiOf();
  await post('move-picture', { version: '2', place: 'hotel', picture: 'lobby', by: '-1' }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { version: 2, changes: [{ path: 'images', value: ['lobby', 'pool'] }] } },
  ]);
  expect(await post('move-picture', { place: 'hotel', picture: 'lobby', by: '1' }, apiOf())).toMatchObject({
    to: expect.stringContaining('done=same'),
  });
});

test('is described in each language, and shown where it is ticked', async () => {
  const api = apiOf();
  const fields = {
    version: '3',
    picture: 'lobby',
    'at king': 'yes',
    ...typed('words.de.json images.lobby.alt', '', 'Die Lobby'),
    ...typed('words.en.json images.lobby.alt', 'The lobby', 'The lobby'),
    ...typed('words.en.json images.lobby.caption', 'Since 1912', ''),
  };
  expect(await post('save-picture', fields, api)).toMatchObject({
    to: '/h/1760/set-up/pictures?done=saved&picture=lobby',
  });
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { file: 'hotel.json', path: 'images', value: ['pool'] },
          { file: 'hotel.json', path: 'rooms.king.images', value: ['bed', 'lobby'] },
          { file: 'words.en.json', path: 'images.lobby', value: { alt: 'The lobby', caption: null } },
          { file: 'words.de.json', path: 'images.lobby', value: { alt: 'Die Lobby', caption: null } },
        ],
      },
    },
  ]);
});

test('no place is left without a picture, and what is taken from the last is said of no more', async () => {
  expect(await post('save-picture', { version: '3', picture: 'bed' }, apiOf())).toMatchObject({
    returned: { code: 'last_picture' },
  });
  expect(await post('save-picture', { version: '3', picture: 'photo-1' }, apiOf())).toMatchObject({
    returned: { code: 'shown_nowhere' },
  });
  const api = apiOf();
  await post('save-picture', { version: '3', picture: 'pool' }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { path: 'images', value: ['lobby'] },
          { file: 'words.en.json', path: 'images.pool' },
          { file: 'words.de.json', path: 'images.pool' },
          { file: 'hotel.json', path: 'imageFocus.pool' },
        ],
      },
    },
  ]);
});

test('the point that stays is pressed or typed, and a key on the picture names none', async () => {
  const api = apiOf();
  await post('focus-picture', { version: '3', picture: 'pool', 'at.x': '80', 'at.y': '160' }, api);
  await post('focus-picture', { version: '3', picture: 'pool', x: '33,3', y: '100' }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ path: 'imageFocus.pool', value: { x: 25, y: 75.1 } }] } },
    { body: { changes: [{ path: 'imageFocus.pool', value: { x: 33.3, y: 100 } }] } },
  ]);
  for (const wrong of [
    { 'at.x': '0', 'at.y': '0' },
    { x: '101', y: '1' },
    { x: 'left', y: '' },
  ])
    expect(await post('focus-picture', { picture: 'pool', ...wrong }, apiOf())).toMatchObject({
      returned: { code: 'focus_wrong' },
    });
});
