import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import type { StaffRole } from '../../session/staff-session.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './people.screen.ts';

afterEach(cleanup);

const show = (role: StaffRole) =>
  showScreen(screen, '/h/1760/people', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role))),
  });

test('tells an owner what each role may do, in words', async () => {
  await show('owner');
  const row = await page.findByRole('row', { name: /Prices and refunds/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['yes', 'yes', 'within bounds', '–no', 'reads']);
});

test.each(['manager', 'reception', 'housekeeping', 'accountant'] as const)('is no page of a %s', async (role) => {
  await show(role);
  expect(await page.findByText('Page Not Found')).toBeDefined();
});
