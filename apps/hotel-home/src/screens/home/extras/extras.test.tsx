import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const choose = async (name: RegExp | string): Promise<void> => press(await screen.findByRole('button', { name }));
const tag = async () => within(await screen.findByRole('complementary', { name: 'Your stay' }));
const total = async (): Promise<string | null> =>
  (await (await tag()).findByRole('row', { name: /^Total/ })).textContent;
const extras = async () => within(await screen.findByRole('region', { name: 'Extras' }));
const people = async () => within((await extras()).getByRole('group', { name: /How many: Dinner thali/ }));

test('extras show their prices before a room is chosen, and nothing to press', async () => {
  await showHome(stay);
  const part = await extras();
  expect(part.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'Airport car, one way',
    'Dinner thali by the pool',
    'Room until 4 pm',
  ]);
  expect(part.getByText('₹1,400')).toBeDefined();
  expect(part.queryByRole('button')).toBeNull();
});

test('an extra of each kind is in the bill at once, and in the quote', async () => {
  const { api } = await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose('Add: Airport car, one way');
  await choose('Add: Room until 4 pm');
  await press((await people()).getByRole('button', { name: 'One more' }));
  await press((await people()).getByRole('button', { name: 'One more' }));
  expect(await total()).toContain('₹22,380');
  await choose(/Book this stay/);
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')).toMatchObject({
    operation: 'createQuote',
    input: {
      body: {
        addons: [
          { addonId: 'airport-car', quantity: 1 },
          { addonId: 'thali-dinner', quantity: 2 },
          { addonId: 'late-checkout', quantity: 1 },
        ],
      },
    },
  });
});

test('an extra that is pressed twice at once is there once, and a later press takes it out', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add: Airport car, one way' }));
  await choose('Remove: Airport car, one way');
  expect(await screen.findByRole('button', { name: 'Add: Airport car, one way' })).toBeDefined();
});

test('no more people want dinner than sleep in the room', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  const more = (await people()).getByRole('button', { name: 'One more' });
  for (let time = 0; time < 3; time += 1) await press(more);
  expect((await people()).getByRole('status').textContent).toBe('2');
});

test('an extra of some ages says so, and only whoever is of them can have it', async () => {
  const aged = (addonId: string, name: string, ages: object) =>
    ({ addonId, name, category: 'person', price: 650, goesWith: { ages } }) as const;
  const addons = [
    aged('supper', 'Supper', { from: 18 }),
    aged('small-supper', 'Small supper', { from: 6, to: 11 }),
    aged('porridge', 'Porridge', { to: 5 }),
  ];
  const body = { currency: 'INR', addons, language: 'en', isFallback: false } as const;
  await showHome(stay, 'en', hotelApi({ getAddons: { status: 200, body } }));
  await choose(/Choose: Teak King, Breakfast/);
  const part = await extras();
  for (const said of ['guests aged 18 and over', 'children aged 6 to 11', 'children up to the age of 5'])
    expect(part.getByText(`For ${said}`)).toBeDefined();
  expect(part.getAllByRole('group').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toHaveLength(1);
  expect(part.getByRole('group', { name: /How many: Supper/ })).toBeDefined();
});

test('an extra goes with its room, and all of them with the last', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose('Add: Airport car, one way');
  await press((await people()).getByRole('button', { name: 'One more' }));
  cleanup();
  // After a reload the rooms are known by their plans alone.
  await showHome(stay);
  await screen.findByRole('button', { name: 'Remove: Airport car, one way' });
  await press(
    within(await screen.findByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', { name: 'One fewer' }),
  );
  await choose(/Choose: Indigo Twin, Breakfast/);
  expect(await screen.findByRole('button', { name: 'Add: Airport car, one way' })).toBeDefined();
  expect((await people()).getByRole('status').textContent).toBe('0');
});

test('a package brings its room and its extras for everyone, and takes them away again', async () => {
  await showHome(stay);
  await choose('Choose: Landed and fed');
  expect(await total()).toContain('₹21,180');
  await choose('Remove: Landed and fed');
  expect(await (await tag()).findByText(/Choose a room/)).toBeDefined();
  expect((await extras()).queryByRole('button')).toBeNull();
});

test('a package whose room is taken is not shown', async () => {
  const rooms = availability.rooms.map((room) =>
    room.roomTypeId === 'teak-king' ? { ...room, availableRooms: 0, pricing: [] } : room,
  );
  await showHome(stay, 'en', hotelApi({ getAvailability: { status: 200, body: { ...availability, rooms } } }));
  await extras();
  expect(screen.queryByText('Packages')).toBeNull();
});

test('the next dearer room says what it costs more, and takes the place of the one chosen', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  const part = within(await screen.findByRole('region', { name: 'Or the Indigo Twin instead' }));
  expect(part.getByText('₹1,260')).toBeDefined();
  await press(part.getByRole('button', { name: 'Change to this: Indigo Twin' }));
  expect(await total()).toContain('₹19,740');
  expect(screen.queryByRole('region', { name: /instead/ })).toBeNull();
});
