import type { StaffRole } from '@latchkey/booking-core/staff';
import { availability, deskSite, hotel, nightsQuote } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './new-booking.screen.ts';

afterEach(cleanup);

const { rooms } = availability;
const show = (
  path = '/h/1760/new',
  {
    role = 'reception',
    sold = rooms,
    returned,
  }: { role?: StaffRole; sold?: typeof rooms; returned?: { fields: Record<string, string>; code: string } } = {},
) =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), {
      getHotel: { status: 200, body: hotel },
      getAvailability: { status: 200, body: { ...availability, rooms: sold } },
      createQuote: { status: 201, body: nightsQuote },
    }),
    ...(returned && { returned }),
  });

const offers = async (): Promise<HTMLElement[]> =>
  within(await page.findByRole('region', { name: /^Room/ })).getAllByRole('link');

test('what can be had is there with what guests pay, and the first is chosen', async () => {
  await show();
  const [first, ...others] = await offers();
  expect(first?.getAttribute('aria-current')).toBe('true');
  expect(first?.textContent).toMatch(/₹\d/);
  expect(others.filter((one) => one.getAttribute('aria-current') === 'true')).toEqual([]);
});

test('a room is chosen by its address, with the stay that was asked for', async () => {
  await show('/h/1760/new?nights=2&adults=1');
  const [, second] = await offers();
  const address = new URL(second?.getAttribute('href') ?? '', 'http://desk.example');
  expect([address.pathname, address.searchParams.get('nights'), address.searchParams.get('adults')]).toEqual([
    '/h/1760/new',
    '2',
    '1',
  ]);
  cleanup();
  await show(`${address.pathname}${address.search}`);
  expect((await offers())[1]?.getAttribute('aria-current')).toBe('true');
});

test('a room that cannot be had says why', async () => {
  const [first, ...others] = rooms;
  await show('/h/1760/new', {
    sold: [...(first === undefined ? [] : [{ ...first, availableRooms: 0, minStay: 3 }]), ...others],
  });
  expect(await page.findByText('from 3 nights on')).toBeDefined();
});

test('nothing is chosen of how it is paid, and the form sends the quote and one key', async () => {
  await show();
  const ways = await page.findAllByRole<HTMLInputElement>('radio');
  expect(ways.map(({ value, checked }) => [value, checked])).toContainEqual(['cash', false]);
  const form = new FormData(ways[0]?.form ?? undefined);
  expect([form.get('quote'), form.has('way')]).toEqual([nightsQuote.quoteToken, false]);
  expect(form.get('key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what was typed is there again, with what is missing at its place', async () => {
  const fields = { name: 'Neha Kulkarni', contact: '', way: 'cash', until: '', language: 'hi' };
  await show('/h/1760/new', { returned: { fields, code: 'contact_missing' } });
  const [name, contact] = [
    await page.findByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    page.getByRole<HTMLInputElement>('textbox', { name: 'Phone or email' }),
  ];
  expect([name.value, contact.getAttribute('aria-invalid')]).toEqual(['Neha Kulkarni', 'true']);
  expect(page.getByRole<HTMLInputElement>('radio', { name: 'Cash' }).checked).toBe(true);
});

test('what somebody else has taken meanwhile is said above the page', async () => {
  const fields = { name: 'Neha', contact: 'n@example.com', way: 'later', until: '', language: 'en' };
  await show('/h/1760/new', { returned: { fields, code: 'sold_out' } });
  expect((await page.findByRole('alert')).textContent).toContain('Someone else just booked the last');
});

test.each(['housekeeping', 'accountant'] as const)('%s finds no such page', async (role) => {
  await show('/h/1760/new', { role });
  expect(page.queryByRole('heading', { name: 'New booking' })).toBeNull();
});

test('nights further ahead than rooms are sold are said to be so, and not to be sold out', async () => {
  await show('/h/1760/new?from=2031-01-10&to=2031-01-12');
  expect((await page.findByText(/^Rooms are sold until /)).textContent).toMatch(/Please choose earlier nights\.$/);
  expect(page.queryByText('sold out')).toBeNull();
});

test('only who comes today can be checked in with the booking', async () => {
  const buttons = async (path: string): Promise<(string | null)[]> => {
    await show(path);
    await offers();
    const names = page.getAllByRole('button', { name: /^Book/ }).map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  expect(await buttons('/h/1760/new')).toContain('Book and check in');
  expect(await buttons('/h/1760/new?from=2026-12-03&nights=1')).not.toContain('Book and check in');
});
