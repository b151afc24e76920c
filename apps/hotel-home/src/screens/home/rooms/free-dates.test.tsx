import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { showHome } from '../../../testing/show-home.ts';

afterEach(cleanup);

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const suite = async () =>
  within((await screen.findByRole('heading', { name: 'Skyline Suite' })).closest('article') as HTMLElement);

test('a room that is taken names the nearest dates on which it is free, and leads there', async () => {
  const { api } = await showHome(stay);
  const links = await (await suite()).findAllByRole('link', { name: /Nov|Dec/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/rooms/1760/2026-11-25/2026-11-28/2/0',
    '/rooms/1760/2026-11-29/2026-12-02/2/0',
  ]);
  expect(api.calls.filter(({ operation }) => operation === 'getCalendar').map(({ input }) => input)).toEqual([
    { params: { hotelId: 1760 }, query: { from: '2026-11-20', days: 60, roomTypeId: 'skyline-suite' } },
  ]);
});

test('without the calendar it only says that it is taken', async () => {
  await showHome(stay, 'en', hotelApi({ getCalendar: { status: 'failure', kind: 'offline' } }));
  expect((await suite()).getByText('Sold out for your dates')).toBeDefined();
  expect((await suite()).queryByText(/Free on these/)).toBeNull();
});
