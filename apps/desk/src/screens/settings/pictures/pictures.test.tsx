import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { screen } from '../set-up.screen.ts';
import { withPictures } from './pictures.fixture.ts';

afterEach(cleanup);

const show = (search = '', returned?: { readonly fields: Record<string, string>; readonly code: string }) =>
  showScreen(screen, `/h/1760/set-up/pictures${search}`, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), { getSetUp: { status: 200, body: withPictures } }),
    ...(returned && { returned }),
  });

test('shows all pictures by where guests see them, and says which nobody has described', async () => {
  await show();
  const hotel = await page.findByRole('region', { name: 'The hotel' });
  const [pool, lobby] = within(hotel).getAllByRole('listitem');
  expect(pool?.textContent).toContain('Main picture');
  expect(lobby?.textContent).toContain('Not described: Deutsch');
  expect(
    within(hotel)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Show later: The pool at dusk', 'Show earlier: The lobby']);
  expect(page.getByRole('region', { name: 'Shown nowhere' }).querySelectorAll('img')).toHaveLength(1);
  expect(within(page.getByRole('region', { name: 'King' })).queryByRole('button')).toBeNull();
});

test('one picture has its words in every language, where it is shown, and the point that stays', async () => {
  await show('?picture=pool');
  const english = await page.findByRole<HTMLInputElement>('textbox', { name: 'What is to be seen, English' });
  const form = new FormData(english.form ?? undefined);
  expect([english.value, form.get('at hotel'), form.get('at king')]).toEqual(['The pool at dusk', 'yes', null]);
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'From the left, %' }).value).toBe('20');
});

test('a caption without what is to be seen is marked, and what was typed is still there', async () => {
  const caption = 'words.de.json images.lobby.caption';
  await show('', { fields: { picture: 'lobby', [caption]: 'Seit 1912' }, code: 'invalid' });
  const german = await page.findByRole('textbox', { name: 'What is to be seen, Deutsch' });
  expect(german.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Words under it, Deutsch' }).value).toBe('Seit 1912');
});
