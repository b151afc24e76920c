import { deskSite } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { dayOf } from '../today/today.fixture.ts';
import { stayOf, unitOf } from './rooms.fixture.ts';
import { screen } from './rooms.screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (replies: object = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  const api = signedInAs(sessionAt(courtyard('reception')), {
    getDay: { status: 200, body: dayOf() },
    getRoomPlan: { status: 200, body: { units: [unitOf('G01'), unitOf('G02')], stays: [stayOf()], unassigned: [] } },
    getInventory: { status: 200, body: { days: [] } },
    ...replies,
  });
  return showScreen(screen, '/h/1760/rooms', { words: loadWords, site: deskSite, api }).then(() => api);
};

test('each stay lies on its room, leads to its booking, and says what it is in words', async () => {
  await show();
  const bar = await page.findByRole('link', { name: 'Asha Rao, Thu 26 – Sat 28 Nov, Booked' });
  expect(bar.getAttribute('href')).toContain('/h/1760/bookings/BCDF-2345');
});

test('a stay is moved by a menu of words, and put back', async () => {
  const api = await show({
    moveStay: { status: 200, body: { moved: [] } },
    unpinStay: { status: 200, body: { nights: 2 } },
  });
  await press(await page.findByRole('link', { name: /^Asha Rao,/ }));
  await press(await page.findByRole('button', { name: /^Move to…/ }));
  await press(await page.findByRole('button', { name: /G02/ }));
  expect(await page.findByText('Asha Rao is pinned to G02')).toBeDefined();
  await press(page.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(api.calls.filter(({ operation }) => /moveStay|unpinStay/.test(operation))).toMatchObject([
      { input: { params: { unit: 'uG02' }, body: { booking: '1760_a', place: 0, from: 'uG01' } } },
      { input: { params: { unit: 'uG01' }, body: { from: 'uG02' } } },
      { operation: 'unpinStay' },
    ]),
  );
});

test('who is in the way of a move is named, and nothing is said to be done', async () => {
  const bookings = [{ bookingId: '1760_b', reference: 'GHJK-6789', guestName: 'Rahul Menon' }];
  await show({ moveStay: { status: 409, body: { code: 'in_the_way', bookings } } });
  await press(await page.findByRole('link', { name: /^Asha Rao,/ }));
  await press(await page.findByRole('button', { name: /^Move to…/ }));
  await press(await page.findByRole('button', { name: /G02/ }));
  expect((await page.findByRole('alert')).textContent).toContain('in the way');
  expect(page.getByRole('link', { name: 'Rahul Menon' })).toBeDefined();
  expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('while the engine is away the plan stays as it is, and is not asked for each minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = await show();
  await page.findByRole('link', { name: /^Asha Rao,/ });
  const asked = (): number => api.inputsOf('getRoomPlan' as never).length;
  const before = asked();
  await act(async () => void (await vi.advanceTimersByTimeAsync(130_000)));
  expect(asked()).toBe(before);
  vi.useRealTimers();
});

test('a closure that a guest is in the way of offers the free room; one press moves and closes, one undoes', async () => {
  const bookings = [{ bookingId: '1760_a', reference: 'BCDF-2345', guestName: 'Asha Rao' }];
  const tonight = stayOf({ first: dayOf().today });
  const api = await show({
    getRoomPlan: { status: 200, body: { units: [unitOf('G01'), unitOf('G02')], stays: [tonight], unassigned: [] } },
    closeUnit: { status: 409, body: { code: 'in_the_way', bookings } },
    moveStay: { status: 200, body: { moved: [] } },
    unpinStay: { status: 200, body: { nights: 2 } },
    reopenUnit: { status: 200, body: {} },
  });
  await press(await page.findByRole('button', { name: /^Close a room/ }));
  await press(await page.findByRole('button', { name: 'Close the room' }));
  const both = await page.findByRole('button', { name: 'Move, then close the room' });
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Asha Rao to G02');
  api.answer('closeUnit', { status: 201, body: { closureId: 'c1', moved: [] } } as never);
  await press(both);
  await press(await page.findByRole('button', { name: 'Undo' }));
  const acts = /closeUnit|moveStay|unpinStay|reopenUnit/;
  await vi.waitFor(() =>
    expect(api.calls.flatMap(({ operation }) => (acts.test(operation) ? [operation] : []))).toEqual([
      'closeUnit',
      'moveStay',
      'closeUnit',
      'reopenUnit',
      'moveStay',
      'unpinStay',
    ]),
  );
});

test('a closure offers no move where no room of the type is free', async () => {
  const bookings = [{ bookingId: '1760_a', reference: 'BCDF-2345', guestName: 'Asha Rao' }];
  await show({
    getRoomPlan: {
      status: 200,
      body: { units: [unitOf('G01')], stays: [stayOf({ first: dayOf().today })], unassigned: [] },
    },
    closeUnit: { status: 409, body: { code: 'in_the_way', bookings } },
  });
  await press(await page.findByRole('button', { name: /^Close a room/ }));
  await press(await page.findByRole('button', { name: 'Close the room' }));
  expect(await page.findByRole('alert')).toBeDefined();
  expect(page.queryByRole('button', { name: 'Move, then close the room' })).toBeNull();
});
