import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { markName, markOf } from '../fields/mark-of.ts';
import { action } from '../set-up.action.ts';
import { languages, texts } from './languages.fixture.ts';

const apiOf = (replies: object = {}): FakeApi =>
  fakeApi({
    getLanguages: { status: 200, body: languages },
    proposeTexts: { status: 200, body: { languages: ['de'] } },
    keepTexts: { status: 200, body: { isInDraft: false, unread: 0 } },
    ...replies,
  } as unknown as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi, part = 'languages') =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: `/h/1760/set-up/${part}`,
    params: { hotelId: '1760', part },
    locale: 'en',
  });
const to = (query: string) => ({ kind: 'redirect', to: `/h/1760/set-up/languages?${query}` });
const marks = Object.fromEntries(
  texts.map(({ path, original }) => [
    markName(path),
    markOf(typeof original === 'string' ? original : original.join('\n')),
  ]),
);

test('has one language proposed, or all; a second press leads to the same page', async () => {
  const api = apiOf();
  expect(await post('propose-texts', { language: 'de' }, api)).toEqual(to('done=proposing'));
  expect(await post('propose-texts', { language: '' }, api)).toEqual(to('done=proposing'));
  expect(api.inputsOf('proposeTexts')).toMatchObject([{ body: { language: 'de' } }, { body: {} }]);
  const running = apiOf({ proposeTexts: { status: 409, body: { code: 'running' } } });
  expect(await post('propose-texts', { language: 'de' }, running)).toEqual(to('done=proposing'));
  const over = apiOf({ proposeTexts: { status: 409, body: { code: 'limit' } } });
  expect(await post('propose-texts', { language: 'de' }, over)).toMatchObject({ returned: { code: 'limit' } });
  expect(await post('propose-texts', { language: 'de' }, api, 'texts')).toEqual({ kind: 'unknown_form' });
});

test('keeps what was read or written, throws away what was emptied, and leaves alone what nobody said', async () => {
  const api = apiOf();
  const typed = { lead: '', headline: 'Ein stilles Haus', 'rooms.king.amenities': 'Schreibtisch\r\n Safe \r\n' };
  expect(await post('keep-texts', { language: 'de', section: 'texts', ...marks, ...typed }, api)).toEqual(
    to('done=read&language=de'),
  );
  expect(api.inputsOf('keepTexts')).toMatchObject([
    {
      params: { language: 'de' },
      body: {
        texts: [
          { path: 'lead', original: 'Near the station.', value: null },
          { path: 'headline', original: 'A quiet house', value: 'Ein stilles Haus' },
          { path: 'rooms.king.amenities', original: ['Desk', 'Safe'], value: ['Schreibtisch', 'Safe'] },
        ],
      },
    },
  ]);
  const nothing = { language: 'de', [markName('headline')]: marks[markName('headline')] ?? '', headline: ' ' };
  expect(await post('keep-texts', nothing, api)).toEqual(to('done=same&language=de'));
  const whole = apiOf({ keepTexts: { status: 200, body: { isInDraft: true, unread: 0 } } });
  expect(await post('keep-texts', { language: 'de', ...marks, ...typed }, whole)).toEqual(
    to('done=in-draft&language=de'),
  );
});

test('keeps nothing whose original says something else by now, and what was typed is still there', async () => {
  const api = apiOf();
  const typed = {
    language: 'de',
    section: 'texts',
    ...marks,
    [markName('lead')]: 'other',
    lead: 'Mitten in der Stadt',
  };
  expect(await post('keep-texts', typed, api)).toMatchObject({
    kind: 'again',
    returned: { code: 'original_changed', fields: { language: 'de', section: 'texts', lead: 'Mitten in der Stadt' } },
  });
  expect(api.inputsOf('keepTexts')).toEqual([]);
  const raced = apiOf({ keepTexts: { status: 409, body: { code: 'changed' } } });
  expect(await post('keep-texts', { language: 'de', ...marks, lead: 'Nah' }, raced)).toMatchObject({
    returned: { code: 'original_changed' },
  });
});
