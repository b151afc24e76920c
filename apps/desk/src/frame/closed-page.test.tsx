import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { screen as journal } from '../screens/journal/journal.screen.ts';
import { screen as newBooking } from '../screens/new-booking/new-booking.screen.ts';
import { screen as booking } from '../screens/booking/booking.screen.ts';
import { courtyard, sessionAt, signedInAs } from '../testing/staff.ts';

// Shows docs/rules.md: A bad day (Pages that a role lacks).

afterEach(cleanup);

const refused = { status: 403, body: { code: 'forbidden' } };
const show = (screen: typeof journal, path: string, role: StaffRole) =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), {
      listJournal: refused,
      getPropertyBooking: role === 'housekeeping' ? refused : { status: 404, body: { code: 'not_found' } },
    }),
  });

test.each([
  ['the journal', journal, '/h/1760/journal', 'housekeeping'],
  ['a new booking', newBooking, '/h/1760/new', 'accountant'],
  ['a booking', booking, '/h/1760/bookings/AAAA-AAAA', 'housekeeping'],
] as const)('%s says that the role does not open it, with the ways to what it does', async (_, screen, path, role) => {
  await show(screen, path, role);
  expect(await page.findByRole('heading', { name: /Your role does not open this page/ })).toBeDefined();
  expect(page.queryByText('Page Not Found')).toBeNull();
});

test('what nobody has is still not found', async () => {
  await show(booking, '/h/1760/bookings/AAAA-AAAA', 'reception');
  expect(await page.findByText('Page Not Found')).toBeDefined();
});
