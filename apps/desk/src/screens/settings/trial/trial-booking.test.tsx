import { fakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { action } from '../set-up.action.ts';
import { history, setUp } from '../settings.fixture.ts';
import { screen } from '../set-up.screen.ts';

afterEach(cleanup);

const trial = {
  url: 'http://courtyard-test-1.localhost/api/previews/7.1.signed',
  expiresAt: '2026-11-29T08:00:00.000Z',
  mailbox: 'asha@courtyard.example',
};
const show = (returned?: { readonly fields: Record<string, string>; readonly code: string | null }) =>
  showScreen(screen, '/h/1760/set-up', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), {
      getSetUp: { status: 200, body: setUp },
      listPublications: { status: 200, body: history },
    }),
    ...(returned && { returned }),
  });
const begin = (beginTrial: object) =>
  postForm(
    action,
    {},
    {
      form: 'try',
      api: fakeApi({ beginTrial } as unknown as Replies),
      site: deskSite,
      path: '/h/1760/set-up',
      params: { hotelId: '1760' },
      locale: 'en',
    },
  );

test('a trial that begins leads to its link on the page itself, which no address carries', async () => {
  const begun = await begin({ status: 201, body: trial });
  expect(begun).toEqual({ kind: 'again', returned: { fields: trial, code: null }, status: 200 });
  await show({ fields: trial, code: null });
  const link = await page.findByRole<HTMLAnchorElement>('link', { name: 'Open the test site' });
  expect([link.href, link.target]).toEqual([trial.url, '_blank']);
  expect(page.getByText(/go to/).textContent).toContain(trial.mailbox);
  expect(page.queryByRole('alert')).toBeNull();
});

test('a trial that cannot begin says why, and can be tried again', async () => {
  const refused = await begin({ status: 409, body: { code: 'no_test_money' } });
  expect(refused).toMatchObject({ kind: 'again', returned: { code: 'no_test_money' } });
  await show({ fields: {}, code: 'no_test_money' });
  expect((await page.findByRole('alert')).textContent).toContain('one of the rate plans is paid online only');
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Make a test booking' });
  expect(button.form?.getAttribute('action')).toBe('?post=try');
});
