import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { markName, markOf } from './fields/mark-of.ts';
import { action } from './set-up.action.ts';
import { setUp } from './settings.fixture.ts';

const apiOf = (replies: object): FakeApi =>
  fakeApi({ getSetUp: { status: 200, body: setUp }, ...replies } as unknown as Replies);
const saved = { saveDraft: { status: 200, body: setUp.draft } };
const post = (form: string, part: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: `/h/1760/set-up${part === '' ? '' : `/${part}`}`,
    params: { hotelId: '1760', ...(part === '' ? {} : { part }) },
    locale: 'de',
  });
/** A control that showed one text and has another now. */
const typed = (name: string, was: string, now: string): Readonly<Record<string, string>> => ({
  [name]: now,
  [markName(name)]: markOf(was),
});

test('what was typed into is saved as the draft that was read, and what was left alone is not', async () => {
  const api = apiOf(saved);
  const fields = {
    version: '3',
    ...typed('words.en.json headline', 'Old headline', 'New\r\nheadline'),
    ...typed('words.de.json headline', 'Alt', 'Alt'),
    // Somebody else has written another lead meanwhile: this control shows what stood there before.
    ...typed('words.en.json lead', 'Older lead', 'Older lead'),
  };
  expect(await post('save', 'texts', fields, api)).toEqual({
    kind: 'redirect',
    to: '/h/1760/set-up/texts?done=saved&lang=de',
  });
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { version: 3, changes: [{ file: 'words.en.json', path: 'headline', value: 'New\nheadline' }] } },
  ]);
});

test('where nothing was typed nothing is saved', async () => {
  const api = apiOf({});
  expect(await post('save', 'texts', { version: '3' }, api)).toMatchObject({
    to: expect.stringContaining('done=same'),
  });
  expect(api.inputsOf('saveDraft')).toEqual([]);
});

test('a text that is longer than its field is there again, and is not saved', async () => {
  const api = apiOf(saved);
  const long = 'x'.repeat(20_001);
  const fields = { version: '3', ...typed('words.en.json headline', 'Old headline', long) };
  expect(await post('save', 'texts', fields, api)).toMatchObject({
    kind: 'again',
    returned: { code: 'invalid', fields: { 'words.en.json headline': long } },
  });
  expect(api.inputsOf('saveDraft')).toEqual([]);
});

test('figures are taken as people write them, and what is none is there again', async () => {
  const api = apiOf(saved);
  const price = 'hotel.json rooms.king.prices.flexible.priceForPax.0.price';
  const at = 'from rooms.king.prices.flexible';
  const fields = {
    version: '3',
    room: 'king',
    ...typed(price, '4000', '4,200'),
    [at]: '2027-04-01',
    [`${at} 0`]: '4 500',
    [`${at} 1`]: '5.100',
  };
  expect(await post('save', 'rooms', fields, api)).toMatchObject({
    to: '/h/1760/set-up/rooms?done=saved&room=king&lang=de',
  });
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { path: 'rooms.king.prices.flexible.priceForPax.0.price', value: 4200 },
          {
            path: 'rooms.king.prices.flexible.later',
            value: [
              {
                from: '2027-04-01',
                priceForPax: [
                  { pax: 1, price: 4500 },
                  { pax: 2, price: 5100 },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
  const wrong = { ...fields, [`${at} 1`]: 'much', [at]: '2027-02-30' };
  expect(await post('save', 'rooms', wrong, apiOf({}))).toMatchObject({
    kind: 'again',
    returned: { code: 'invalid', fields: { [`${at} 1`]: 'much', room: 'king' } },
  });
});

test('another rate of a tax ends the one before it, from one night to the next', async () => {
  const api = apiOf(saved);
  await post('save', 'taxes', { version: '3', 'from taxes.gst': '2027-04-01', 'from taxes.gst 0': '7,5' }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { path: 'taxes.gst.validTo', value: '2027-03-31' },
          { path: 'taxes.gst-2027-04-01', value: { id: 'gst-2027-04-01', tax: 7.5, validFrom: '2027-04-01' } },
        ],
      },
    },
  ]);
});

test('a policy is chosen of three, and the hotel’s own stays where it is left', async () => {
  const name = 'hotel.json ratePlans.flexible.cancellation';
  const api = apiOf(saved);
  await post('save', 'plans', { version: '3', ...typed(name, 'own', 'firm') }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ path: 'ratePlans.flexible.cancellation', value: [] }] } },
  ]);
  expect(await post('save', 'plans', { version: '3', ...typed(name, 'own', 'own') }, apiOf({}))).toMatchObject({
    to: expect.stringContaining('done=same'),
  });
});

test.each([
  [{ status: 409, body: { code: 'changed', newer: setUp.draft } }, 'changed', 409],
  [{ status: 422, body: { code: 'no_place', paths: [] } }, 'no_place', 422],
  [offline, 'unavailable', 503],
])('a draft that is not saved (%o) is there again with what was typed', async (reply, code, status) => {
  const fields = { version: '2', ...typed('words.en.json headline', 'Old headline', 'Mine') };
  expect(await post('save', 'texts', fields, apiOf({ saveDraft: reply }))).toMatchObject({
    kind: 'again',
    status,
    returned: { code, fields: { 'words.en.json headline': 'Mine' } },
  });
});

test('a draft is published now or from a day on, which must be named', async () => {
  const api = apiOf({ publishDraft: { status: 200, body: { number: 3, from: null } } });
  expect(await post('publish', '', { version: '3', when: 'now', from: '2027-01-01' }, api)).toMatchObject({
    to: '/h/1760/set-up?done=published&lang=de',
  });
  expect(api.inputsOf('publishDraft')).toMatchObject([{ body: { version: 3 } }]);
  const planned = apiOf({ publishDraft: { status: 200, body: { number: null, from: '2027-01-01' } } });
  expect(await post('publish', '', { version: '3', when: 'day', from: '2027-01-01' }, planned)).toMatchObject({
    to: expect.stringContaining('done=planned'),
  });
  expect(await post('publish', '', { version: '3', when: 'day', from: '' }, apiOf({}))).toMatchObject({
    returned: { code: 'day_missing' },
  });
  const refused = apiOf({ publishDraft: { status: 422, body: { code: 'not_ready', findings: [] } } });
  expect(await post('publish', '', { version: '3', when: 'now' }, refused)).toMatchObject({
    returned: { code: 'not_ready' },
    status: 422,
  });
  const place = { rank: 'must', file: 'hotel.json', path: 'rooms.twin', kind: 'booked_ahead', message: '' };
  const booked = apiOf({ publishDraft: { status: 422, body: { code: 'not_ready', findings: [place] } } });
  expect(await post('publish', '', { version: '3', when: 'now' }, booked)).toMatchObject({
    returned: { fields: { refused: 'hotel.json booked_ahead rooms.twin' } },
  });
});

test('what was is brought back, what is planned taken back, and a draft thrown away', async () => {
  const api = apiOf({ ...saved, revertTo: { status: 200, body: { number: 4 } }, takeBackPlanned: saved.saveDraft });
  expect(await post('revert', '', { number: '1' }, api)).toMatchObject({
    to: expect.stringContaining('done=reverted'),
  });
  expect(await post('take-back', '', { from: '2027-01-01' }, api)).toMatchObject({
    to: expect.stringContaining('done=taken-back'),
  });
  expect(await post('take-back', '', { from: 'x' }, api)).toMatchObject({ returned: { code: 'not_found' } });
  expect(await post('drop', '', { version: '3' }, api)).toMatchObject({ to: expect.stringContaining('done=dropped') });
  expect(api.inputsOf('saveDraft')).toMatchObject([{ body: { version: 3, startOver: true, changes: [] } }]);
  expect(await post('other', '', {}, api)).toEqual({ kind: 'unknown_form' });
});

test('something is added by its name and opened then, taken out, or sold no more', async () => {
  const api = apiOf(saved);
  expect(await post('add-entry', 'extras', { version: '3', 'new name en': 'Bicycle' }, api)).toMatchObject({
    to: '/h/1760/set-up/extras?done=saved&entry=bicycle&lang=de',
  });
  expect(await post('add-entry', 'extras', { version: '3' }, apiOf({}))).toMatchObject({
    returned: { code: 'new_unnamed' },
  });
  expect(await post('stop-room', 'rooms', { version: '3', entry: 'king' }, api)).toMatchObject({
    to: '/h/1760/set-up/rooms?done=saved&room=king&lang=de',
  });
  expect(await post('take-out', 'rooms', { version: '3', entry: 'twin' }, api)).toMatchObject({
    to: '/h/1760/set-up/rooms?done=saved&lang=de',
  });
  expect(await post('take-out', 'rooms', { version: '3', entry: 'gone' }, apiOf({}))).toMatchObject({
    returned: { code: 'no_place' },
  });
  // The last plan stays: to sell anything a hotel needs one.
  expect(await post('take-out', 'plans', { version: '3', entry: 'flexible' }, apiOf({}))).toMatchObject({
    returned: { code: 'last_one' },
  });
  expect(await post('add-entry', 'texts', { 'new name en': 'Text' }, apiOf({}))).toEqual({ kind: 'unknown_form' });
});

test('a text that can follow the settings may be emptied, any other may not', async () => {
  const rules = [
    { name: 'Check-in', text: 'from two' },
    { name: 'Quiet hours', text: 'from 22:00' },
  ];
  const words = { ...setUp.documents['words.en.json'], rules, generated: { checkOut: true } };
  const body = { ...setUp, documents: { ...setUp.documents, 'words.en.json': words } };
  const api = apiOf({ ...saved, getSetUp: { status: 200, body } });
  const emptied = (place: string, was: string) => typed(`words.en.json ${place}`, was, '');
  expect(await post('save', 'policies', { version: '3', ...emptied('rules.0.text', 'from two') }, api)).toMatchObject({
    to: expect.stringContaining('done=saved'),
  });
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ file: 'words.en.json', path: 'rules.0.text', value: '' }] } },
  ]);
  const quiet = { version: '3', ...emptied('rules.1.text', 'from 22:00') };
  expect(await post('save', 'policies', quiet, api)).toMatchObject({ kind: 'again', returned: { code: 'invalid' } });
});
