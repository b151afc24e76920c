import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { setUp } from '../settings.fixture.ts';
import { screen } from '../set-up.screen.ts';
import { languages } from './languages.fixture.ts';

afterEach(cleanup);

const show = (
  path: string,
  own: object = languages,
  returned?: { readonly fields: Record<string, string>; readonly code: string },
) =>
  showScreen(screen, `/h/1760/set-up${path}`, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), {
      getSetUp: { status: 200, body: { ...setUp, unread: 1, canPropose: true } },
      getLanguages: { status: 200, body: own },
    }),
    ...(returned && { returned }),
  });
const line = async (name: string): Promise<HTMLElement> => {
  const list = await page.findByRole('list', { name: 'Languages of the hotel' });
  return within(list)
    .getAllByRole('listitem')
    .find((one) => one.textContent.startsWith(name)) as HTMLElement;
};

test('says of each language what guests read, what it lacks, and how proposing it went', async () => {
  await show('/languages');
  expect((await line('English')).textContent).toContain('Nothing is missing.');
  const german = (await line('Deutsch')).textContent;
  expect(german).toContain('Guests read English');
  expect(german).toContain('1 text waits to be read.');
  expect(german).toContain('1 proposal was not good enough to show');
  expect((await line('العربية')).textContent).toContain('The text model did not answer.');
  const hindi = await line('हिन्दी');
  expect(hindi.textContent).toContain('More are being proposed.');
  expect(within(hindi).queryByRole('button')).toBeNull();
  expect(page.getByRole('button', { name: 'Propose all other languages' })).toBeTruthy();
});

test('asks no model where none is set, and lets people write', async () => {
  await show('/languages', { ...languages, canPropose: false });
  await line('Deutsch');
  expect(page.queryByRole('button', { name: /Propose/ })).toBeNull();
  expect(page.getAllByRole('link', { name: 'Read and write them' }).length).toBe(3);
});

test('shows each text beside its original, marked until somebody has read it', async () => {
  await show('/languages?language=de');
  const lead = await page.findByRole<HTMLTextAreaElement>('textbox', { name: /^Lead: Deutsch/ });
  expect([lead.value, lead.lang, lead.name]).toEqual(['Nahe am Bahnhof.', 'de', 'lead']);
  expect(page.getByText('Near the station.').lang).toBe('en');
  expect(page.getAllByText('By a model, not read yet')).toHaveLength(1);
  expect(page.getByText('Read', { selector: '*:not(button)' })).toBeTruthy();
  const form = lead.form as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('?post=keep-texts');
  // The headline stands before the lead, as guests read them.
  expect([...form.querySelectorAll('textarea')].map(({ name }) => name)).toEqual(['headline', 'lead']);
});

test('keeps what was typed where it was not taken', async () => {
  await show('/languages', languages, {
    fields: { language: 'de', section: 'texts', lead: 'Mitten in der Stadt' },
    code: 'original_changed',
  });
  expect((await page.findByRole('alert')).textContent).toContain('The original text has changed');
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: /^Lead: Deutsch/ }).value).toBe('Mitten in der Stadt');
});

test('counts what waits to be read on the first page and beside its page', async () => {
  await show('');
  expect(await page.findByText(/1 proposed text waits to be read: guests do not see it/)).toBeTruthy();
  expect(page.getByRole('link', { name: /Languages\s*1 to do/ })).toBeTruthy();
});
