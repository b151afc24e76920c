import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { atDesk } from './booking.fixture.ts';
import { screen } from './booking.screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (booking: BookingAtDesk) =>
  showScreen(screen, '/h/1760/bookings/BCDF-2345', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard('reception')), {
      getPropertyBooking: { status: 200, body: booking },
      listJournal: { status: 200, body: { lines: [] } },
    }),
  });
const share = (label: string, amount: number, state: 'open' | 'paid' | 'declined' | 'lapsed') => ({
  label,
  amount,
  state,
});

test('of a divided stay every payer is listed with what was paid and what goes back, who booked last', async () => {
  await show(
    atDesk({
      payers: [
        { share: share('Upper bunk', 6000, 'paid'), name: 'Noor Amin', paid: 6000, back: 1500 },
        { share: share('Kim', 4000, 'open'), paid: 0, back: 0 },
        { share: share('', 3000, 'declined'), paid: 0, back: 0 },
        { share: share('Lee', 2000, 'lapsed'), paid: 0, back: 0 },
        { paid: 3000, back: 0 },
      ],
    }),
  );
  const section = within(await page.findByRole('region', { name: 'Several payers' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Noor AminUpper bunk₹1,500 of it is refunded.₹6,000 paid',
    'Kim₹4,000 open',
    'Share 3₹3,000 declined',
    'Lee₹2,000 not paid in time',
    'Who booked₹3,000 paid',
  ]);
});

test('of a stay that one pays nothing is said of payers', async () => {
  await show(
    atDesk({
      owedAtProperty: 500,
    }),
  );
  await page.findByRole('region', { name: 'At the counter' });
  expect(page.queryByRole('region', { name: 'Several payers' })).toBeNull();
});
