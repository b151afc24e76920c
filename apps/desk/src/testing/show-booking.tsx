import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { ReturnedForm } from '@latchkey/site/screen';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadWords } from '../i18n.ts';
import { courtyard, sessionAt, signedInAs } from './staff.ts';
import { screen } from '../screens/booking/booking.screen.ts';

/** What a browser has that the tests' page lacks, and a conversation that cannot be reached. */
export function onBookingPage(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

interface Shown {
  readonly role?: StaffRole;
  readonly search?: string;
  readonly replies?: object;
  readonly returned?: ReturnedForm;
}

/** The page of a booking, as somebody of a role opens it. */
export const showBooking = async (
  booking: BookingAtDesk,
  { role = 'reception', search = '', replies = {}, returned }: Shown = {},
) => {
  const api = signedInAs(sessionAt(courtyard(role)), {
    getPropertyBooking: { status: 200, body: booking },
    listJournal: { status: 200, body: { lines: [] } },
    ...replies,
  });
  const path = `/h/1760/bookings/BCDF-2345${search}`;
  const shown = await showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api,
    ...(returned && { returned }),
  });
  await page.findByRole('heading', { level: 1 });
  // A panel comes after the page.
  if (search.includes('open=') || returned !== undefined) await page.findByRole('link', { name: /^(Close|Not now)$/ });
  return shown;
};
