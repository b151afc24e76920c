import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { markName, markOf } from './fields/mark-of.ts';
import { history, setUp } from './settings.fixture.ts';
import { screen } from './set-up.screen.ts';

afterEach(cleanup);

const show = (
  path: string,
  {
    returned,
    body = setUp,
  }: {
    readonly returned?: { readonly fields: Record<string, string>; readonly code: string };
    readonly body?: object;
  } = {},
) =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), {
      getSetUp: { status: 200, body },
      listPublications: { status: 200, body: history },
    }),
    ...(returned && { returned }),
  });

test('says what guests will see differently, word by word, with what can be done about it', async () => {
  await show('/h/1760/set-up');
  const section = await page.findByRole('region', { name: 'What guests will see differently' });
  const [text, price] = within(section).getAllByRole('listitem');
  expect(text?.querySelector('bdi')?.innerHTML).toContain('Rooms around a <ins');
  expect(price?.textContent).toContain('₹4,600');
  expect(price?.textContent).toContain('₹4,900');
  const form = within(section).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).form;
  expect([form?.getAttribute('action'), new FormData(form ?? undefined).get('version')]).toEqual([
    '?post=publish',
    '3',
  ]);
});

test('says what is missing in three ranks, in the reader’s words, and what the engine says of what has none', async () => {
  await show('/h/1760/set-up');
  const must = await page.findByRole('region', { name: 'Fix before publishing' });
  expect(must.textContent).toContain('It has no name or text in this language.');
  expect(within(must).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/h/1760/set-up/rooms?room=king');
  expect(page.getByRole('region', { name: 'Looks wrong' }).textContent).toContain('country code');
  expect(within(page.getByRole('region', { name: 'Would be good to have' })).getByText('something new').lang).toBe(
    'en',
  );
  expect(page.getByRole('navigation', { name: 'Pages of the settings' }).textContent).toContain('1 to do');
});

test('tells what guests saw when, and brings any of it back but what they see', async () => {
  await show('/h/1760/set-up');
  const back = await page.findAllByRole<HTMLButtonElement>('button', { name: /^Bring number/ });
  expect(back.map(({ form }) => new FormData(form ?? undefined).get('number'))).toEqual(['1']);
});

test('shows the words of all languages side by side, each with what stood there', async () => {
  await show('/h/1760/set-up/texts');
  const english = await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Headline, English' });
  const form = new FormData(english.form ?? undefined);
  expect([english.value, form.get(markName(english.name))]).toEqual(['Old headline', markOf('Old headline')]);
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Headline, Deutsch' }).lang).toBe('de');
});

test('what could not be saved is there again, beside what somebody else wrote there', async () => {
  const fields = { 'words.en.json headline': 'Mine' };
  await show('/h/1760/set-up/texts', { returned: { fields, code: 'changed' } });
  const english = await page.findByRole<HTMLTextAreaElement>('textbox', { name: /^Headline, English/ });
  expect(english.value).toBe('Mine');
  expect(page.getByText('Old headline').closest('p, div')?.textContent).toContain('There now');
  expect(page.getByRole('alert').textContent).toContain('Someone else saved changes');
});

test('marks what is no figure, and leaves the rest alone', async () => {
  const price = 'hotel.json rooms.king.prices.flexible.priceForPax.0.price';
  await show('/h/1760/set-up/rooms', { returned: { fields: { [price]: 'much', room: 'king' }, code: 'invalid' } });
  const wrong = await page.findByRole('textbox', { name: /Price a night, Flexible, 1 guest/ });
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('what only publishing found is named among what must be mended', async () => {
  const refused =
    'hotel.json booked_ahead rooms.twin\n<script> booked_ahead rooms.twin\nhotel.json no_words rooms.king';
  await show('/h/1760/set-up', { returned: { fields: { refused }, code: 'not_ready' } });
  const must = await page.findByRole('region', { name: 'Fix before publishing' });
  const booked = within(must)
    .getByText(/Guests have booked this/)
    .closest('li');
  expect(booked?.querySelector('a')?.getAttribute('href')).toBe('/h/1760/set-up/rooms?room=twin');
  expect(within(must).getAllByRole('listitem')).toHaveLength(3);
});

test('says where the pixel and the tags run, where their ids are typed', async () => {
  await show('/h/1760/set-up/measuring');
  expect(await page.findByRole('textbox', { name: 'Id at the tag manager' })).toBeDefined();
  expect(page.getByText(/only run at your hotel’s own address/)).toBeDefined();
});

test('a page that there is not is missing', async () => {
  await show('/h/1760/set-up/kitchen');
  expect(page.queryByRole('textbox')).toBeNull();
});

test('texts of guests and hotels are data, whatever is in them', async () => {
  const text = `<img src=x onerror=alert(1)> \u202E ${'ä'.repeat(10_000)}`;
  const differences = [{ file: 'words.en.json', path: 'lead', before: 'Lead', after: text }];
  await show('/h/1760/set-up', { body: { ...setUp, differences } });
  expect((await page.findByText(/onerror/)).querySelector('img')).toBeNull();
});

test('says beside a text that follows from facts that it does, and beside no other', async () => {
  const rules = [
    { name: 'Check-in', text: 'from 14:00' },
    { name: 'Quiet hours', text: 'from 22:00' },
  ];
  const words = { ...setUp.documents['words.en.json'], rules, generated: { checkIn: true } };
  await show('/h/1760/set-up/policies', {
    body: { ...setUp, documents: { ...setUp.documents, 'words.en.json': words } },
  });
  const follows = await page.findAllByText('Written from your settings. Edit it, and it stays as you wrote it.');
  expect(follows).toHaveLength(1);
  expect(follows[0]?.closest('details')?.textContent).toContain('Check-in');
});

test('says of a text that was edited how it follows again', async () => {
  const rules = [{ name: 'Check-in', text: 'from two, or earlier if you ask' }];
  const words = { ...setUp.documents['words.en.json'], rules, generated: { checkOut: true } };
  const documents = { ...setUp.documents, 'words.en.json': words };
  await show('/h/1760/set-up/policies', { body: { ...setUp, documents } });
  const own = /This text is your own\. To have it follow your settings again, empty it and save\./;
  expect(await page.findAllByText(own)).toHaveLength(1);
  cleanup();
  const { generated: _, ...unmarked } = words;
  await show('/h/1760/set-up/policies', { body: { ...setUp, documents: { ...documents, 'words.en.json': unmarked } } });
  await page.findByDisplayValue('from two, or earlier if you ask');
  expect(page.queryByText(own)).toBeNull();
});
