import type { FakeApi } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { useNavigation } from '@latchkey/site';
import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../testing/staff.ts';
import { DeskFailed } from './desk-failed.tsx';
import { deskScreen } from './desk-screen.tsx';
import type { Framed } from './desk-frame.types.ts';
import { inFrame } from './in-frame.tsx';
import { inHotel } from './in-hotel.ts';

// Shows docs/rules.md: A bad day (Pages that stand).

const away = { status: 'failure', kind: 'offline' } as const;

function Links() {
  const { go, refresh } = useNavigation();
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={refresh}>
        Look again
      </button>
      <button type="button" onClick={() => go('/h/1760/new?checkIn=2026-12-01')}>
        Another day
      </button>
      <button type="button" onClick={() => go('/h/1760/rooms')}>
        Another page
      </button>
    </>
  );
}

const links = deskScreen<Framed>({
  load: inHotel<object>(async () => ({ kind: 'ready', model: {} })),
  head: () => ({ title: '' }),
  View: inFrame<Framed>('today', Links),
  Pending: () => null,
  Failed: DeskFailed,
});

let api: FakeApi;
beforeEach(async () => {
  api = signedInAs(sessionAt(courtyard()));
  history.replaceState(null, '', '/h/1760/new');
  await showScreen(links, '/h/1760/new', { words: loadWords, site: deskSite, api });
  fireEvent.input(await page.findByLabelText('Typed'), { target: { value: 'Asha' } });
  await new Promise((over) => setTimeout(over, 200));
  api.answer('getStaffSession', away as never);
});
afterEach(cleanup);

test.each(['Look again', 'Another day'])(
  'a page that the engine does not answer stays with what was typed, and says from when it is: %s',
  async (what) => {
    fireEvent.click(page.getByRole('button', { name: what }));
    expect(await page.findByText(/No connection: the page is as of/)).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>('Typed').value).toBe('Asha');
    api.answer('getStaffSession', { status: 200, body: sessionAt(courtyard()) });
    fireEvent.click(page.getByRole('button', { name: 'Look again' }));
    await expect.poll(() => page.queryByText(/No connection: the page is as of/)).toBeNull();
  },
);

test('another page that does not come leaves the desk around it', async () => {
  fireEvent.click(page.getByRole('button', { name: 'Another page' }));
  expect(await page.findByText('Please try again later!')).toBeDefined();
  expect(page.getAllByRole('navigation', { name: 'The desk' }).length).toBeGreaterThan(0);
  expect(page.queryByLabelText('Typed')).toBeNull();
});
