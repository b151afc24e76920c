import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { markName, markOf } from './fields/mark-of.ts';
import { action } from './set-up.action.ts';
import { documents, history, setUp } from './settings.fixture.ts';
import { screen } from './set-up.screen.ts';

afterEach(cleanup);

const at = '/h/1760/set-up/payment';
const [plan] = documents['hotel.json'].ratePlans;

/** An engine whose hotel is paid for by these ways, and asks for this deposit. */
const engine = (payment: readonly string[], deposit?: number) => {
  const facts = documents['hotel.json'];
  const own = { ...facts.payment, gateway: 'stripe', ...(deposit === undefined ? {} : { deposit }) };
  const changed = { ...documents, 'hotel.json': { ...facts, payment: own, ratePlans: [{ ...plan, payment }] } };
  return signedInAs(sessionAt(courtyard()), {
    getSetUp: { status: 200, body: { ...setUp, documents: changed } },
    listPublications: { status: 200, body: history },
    saveDraft: { status: 200, body: setUp.draft },
  });
};
const show = (api: ReturnType<typeof engine>) => showScreen(screen, at, { words: loadWords, site: deskSite, api });
const name = 'hotel.json payment.deposit';
const save = (api: ReturnType<typeof engine>, was: string, now: string) =>
  postForm(
    action,
    { version: '3', [name]: now, [markName(name)]: markOf(was) },
    { form: 'save', api, site: deskSite, path: at, params: { hotelId: '1760', part: 'payment' }, locale: 'en' },
  );

test('a house that keeps cards types the deposit that is held on them', async () => {
  const api = engine(['full', 'guarantee'], 5000);
  await show(api);
  expect((await page.findByRole<HTMLInputElement>('textbox', { name: /Security deposit/ })).value).toBe('5000');
  expect(page.getByText(/of stays of up to four nights/)).toBeDefined();
  await save(api, '5000', '7,500');
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { version: 3, changes: [{ file: 'hotel.json', path: 'payment.deposit', value: 7500 }] } },
  ]);
});

test('one that is emptied is asked for no more', async () => {
  const api = engine(['full', 'guarantee'], 5000);
  await save(api, '5000', '');
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ file: 'hotel.json', path: 'payment.deposit' }] } },
  ]);
});

test('a house that keeps no cards is asked for none', async () => {
  await show(engine(['full']));
  expect(await page.findByRole('checkbox', { name: 'Guests can pay at the hotel' })).toBeDefined();
  expect(page.queryByRole('textbox', { name: /Security deposit/ })).toBeNull();
});
