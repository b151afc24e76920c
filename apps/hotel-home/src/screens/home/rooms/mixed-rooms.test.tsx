import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = (adults: number, children = 0): string =>
  `/rooms/1760/2026-11-27/2026-11-30/${adults}/${children}${children === 0 ? '' : `?ages=${Array(children).fill(7).join()}`}`;
const choose = async (name: RegExp): Promise<void> => press(await screen.findByRole('button', { name }));
const tag = () => within(screen.getByRole('complementary', { name: 'Your stay' }));
const count = (name: RegExp): string | null | undefined =>
  screen.queryByRole('group', { name })?.querySelector('output')?.textContent;
const total = async (): Promise<string | null> => (await tag().findByRole('row', { name: /^Total/ })).textContent;

test('two adults take two rooms of different kinds, each with a count of its own, and both are quoted', async () => {
  const { api } = await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Indigo Twin, Breakfast/);
  expect([count(/^Rooms: Teak King/), count(/^Rooms: Indigo Twin/)]).toEqual(['1', '1']);
  await press(tag().getByRole('button', { name: 'Book this stay' }));
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: {
      rooms: [
        { roomTypeId: 'teak-king', adults: 1 },
        { roomTypeId: 'indigo-twin', adults: 1 },
      ],
    },
  });
});

test('two plans of one room stand beside each other', async () => {
  await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Teak King, Room only/);
  expect([count(/^Rooms: Teak King, Breakfast/), count(/^Rooms: Teak King, Room only/)]).toEqual(['1', '1']);
});

test('once everybody has a room another offer is taken instead, and a room more only by its own button', async () => {
  const { api } = await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  expect(screen.queryByRole('button', { name: /^Choose: .*Room only/ })).toBeNull();
  await choose(/Change to this: Teak King, Room only/);
  expect([count(/^Rooms: Teak King, Breakfast/), count(/^Rooms: Teak King, Room only/)]).toEqual([undefined, '1']);
  await choose(/Change to this: Indigo Twin, Breakfast/);
  expect([count(/^Rooms: Teak King/), count(/^Rooms: Indigo Twin/)]).toEqual([undefined, '1']);
  await choose(/^Undo$/);
  expect([count(/^Rooms: Teak King, Room only/), count(/^Rooms: Indigo Twin/)]).toEqual(['1', undefined]);
  await press(tag().getByRole('button', { name: 'Book this stay' }));
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: { rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 2 }] },
  });
});

test('tag, bar, room and toast say how many rooms the stay has', async () => {
  await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Indigo Twin, Breakfast/);
  // On the tag once: beside the total at its foot.
  expect(tag().getAllByText('2 rooms')).toHaveLength(1);
  expect(within(screen.getByRole('complementary', { name: /taxes included/ })).getByText('2 rooms')).toBeDefined();
  // Beside the count of each room chosen, of which there are more in all, and in the toast.
  expect(screen.getAllByText('Your stay: 2 rooms')).toHaveLength(3);
  expect(screen.getByText('Indigo Twin added')).toBeDefined();
  await press(screen.getByRole('button', { name: /See the bill/ }));
  expect(within(await screen.findByRole('dialog', { name: 'Your stay' })).getAllByText('2 rooms')).toHaveLength(1);
});

test('a room that is replaced takes its extras along, is said to, and brings them back with Undo', async () => {
  await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add: Room until 4 pm/);
  await choose(/Change to this: Indigo Twin, Breakfast/);
  expect(screen.getByText(/^No longer in it: Room until 4 pm/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Add: Room until 4 pm/ })).toBeDefined();
  await choose(/^Undo$/);
  expect(await screen.findByRole('button', { name: /Remove: Room until 4 pm/ })).toBeDefined();
});

test('where every adult has a room another one can only be instead', async () => {
  await showHome(path(2));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Indigo Twin, Breakfast/);
  expect(screen.queryByRole('button', { name: /^Add a room/ })).toBeNull();
  await press(
    within(screen.getByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', { name: 'One more' }),
  );
  expect(screen.getByText('Maximum room count reached!')).toBeDefined();
  expect([count(/^Rooms: Teak King/), count(/^Rooms: Indigo Twin, Breakfast/)]).toEqual(['1', '1']);
});

test('rows that are in the stay tell what they add to it, and come to its total', async () => {
  await showHome(path(4, 1));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Indigo Twin, Breakfast/);
  const rows = ['Teak King', 'Indigo Twin'].map((room) =>
    screen.getByRole('group', { name: new RegExp(`^Rooms: ${room}, Breakfast`) }).closest('li'),
  );
  const sums = rows.map((row) => Number(/₹([\d,]+)/.exec(row?.textContent ?? '')?.[1]?.replaceAll(',', '')));
  const whole = /₹([\d,]+)/.exec((await total()) ?? '')?.[1]?.replaceAll(',', '');
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(Number(whole));
  expect(rows.map((row) => /for (\d) rooms?/.exec(row?.textContent ?? '')?.[1])).toEqual(['2', '1']);
});

test('while the party is not housed the total of what is chosen stands, and who has no room yet is said', async () => {
  await showHome(path(4, 2));
  await choose(/Choose: Teak King, Breakfast/);
  expect(count(/^Rooms: Teak King/)).toBe('2');
  const whole = await total();
  await press(
    within(screen.getByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', { name: 'One fewer' }),
  );
  expect(await total()).not.toBe(whole);
  expect(tag().getByText('Maximum occupancy reached, Select extra room.')).toBeDefined();
  expect((await tag().findByText('No room yet')).closest('li')?.textContent).toContain('2 adults, 1 child');
  await choose(/Choose: Indigo Twin, Breakfast/);
  expect([count(/^Rooms: Teak King/), count(/^Rooms: Indigo Twin/)]).toEqual(['1', '2']);
  expect(tag().queryByText('Maximum occupancy reached, Select extra room.')).toBeNull();
});

test('the only adult exchanges one room for another, and is told so', async () => {
  await showHome(path(1));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Change to this: Indigo Twin, Breakfast/);
  expect([count(/^Rooms: Teak King/), count(/^Rooms: Indigo Twin/)]).toEqual([undefined, '1']);
  expect(screen.getByText('Indigo Twin chosen instead')).toBeDefined();
  await choose(/^Undo$/);
  expect(count(/^Rooms: Teak King/)).toBe('1');
});

test('who sleeps where can be changed, as long as everybody fits', async () => {
  const { api } = await showHome(path(2, 1));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add a room: Indigo Twin, Breakfast/);
  await press(await tag().findByRole('button', { name: 'Change who sleeps where' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who sleeps where' }));
  const child = dialog.getByRole('combobox', { name: 'Child 1, 7 years' });
  const before = (child as HTMLSelectElement).value;
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Adult 1' }), '2: Indigo Twin');
  await press(dialog.getByRole('button', { name: 'Done' }));
  expect(dialog.getByText(/Each room needs an adult/)).toBeDefined();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Adult 1' }), '1: Teak King');
  await userEvent.selectOptions(child, before === '0' ? '2: Indigo Twin' : '1: Teak King');
  await press(dialog.getByRole('button', { name: 'Done' }));
  await press(tag().getByRole('button', { name: 'Book this stay' }));
  const rooms = before === '0' ? [[], [7]] : [[7], []];
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: { rooms: rooms.map((childAges) => ({ adults: 1, childAges })) },
  });
});
