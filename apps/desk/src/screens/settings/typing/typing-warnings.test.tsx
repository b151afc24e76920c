import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { setUp } from '../settings.fixture.ts';
import { screen } from '../set-up.screen.ts';
import { wholeHouse } from './whole-house.fixture.ts';

afterEach(cleanup);

const show = (body: object) =>
  showScreen(screen, '/h/1760/set-up/contact', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), { getSetUp: { status: 200, body } }),
  });

const slip = /^Write the number with its country code/;

test('an owner is told of a slip beside the control, before anything is saved, and no more once it is mended', async () => {
  await show({ ...setUp, documents: wholeHouse, findings: [], differences: [] });
  const phone = await page.findByRole<HTMLInputElement>('textbox', { name: 'Telephone' });
  fireEvent.input(phone, { target: { value: '30 5550' } });
  const said = (await page.findByText(slip, {}, { timeout: 20_000 })).closest('[role=status]');
  expect(phone.getAttribute('aria-describedby')).toBe(said?.parentElement?.id);
  fireEvent.input(phone, { target: { value: '+49 30 5550 1190' } });
  await waitFor(() => expect(page.queryByText(slip)).toBeNull(), { timeout: 5000 });
  // The page's policy forbids code made of texts, which zod would try.
  expect(globalThis).toMatchObject({ __zod_globalConfig: { jitless: true } });
});
