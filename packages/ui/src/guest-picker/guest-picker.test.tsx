import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { messages as arabic } from '../../locales/ar.mjs';
import { show } from '../testing/show.tsx';
import { GuestPicker } from './guest-picker.tsx';

afterEach(cleanup);

interface PickingProps {
  readonly most?: number;
  readonly from?: Partial<GuestCounts>;
  readonly said?: GuestCounts[];
}

function Picking({ most = 6, from = {}, said = [] }: PickingProps): ReactNode {
  const [guests, setGuests] = useState<GuestCounts>({ adults: 2, childAges: [], infants: 0, ...from });
  return <GuestPicker value={guests} onChange={(next) => (said.push(next), setGuests(next))} most={most} />;
}

const step = async (who: string, name: 'One more' | 'One fewer'): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: who })).getByRole('button', { name }));
const counted = (): (string | null)[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
const ages = (): HTMLSelectElement[] => screen.queryAllByRole('combobox');

test('a child more asks for an age more, and never above what the hotel takes', async () => {
  show(<Picking most={3} />);
  await step('Children', 'One more');
  await step('Children', 'One more');
  expect(ages()).toHaveLength(1);
  expect(counted()).toEqual(['2', '1', '0']);
  await step('Adults', 'One more');
  expect(counted()).toEqual(['2', '1', '0']);
});

test('infants take nobody’s place, and one adult stays', async () => {
  show(<Picking most={2} />);
  await step('Infants', 'One more');
  await step('Adults', 'One fewer');
  await step('Adults', 'One fewer');
  expect(counted()).toEqual(['1', '0', '1']);
});

test('each age is of its own child, can be taken back, and goes with the last child', async () => {
  const said: GuestCounts[] = [];
  show(<Picking said={said} />);
  await step('Children', 'One more');
  await step('Children', 'One more');
  expect(said.at(-1)?.childAges).toEqual([null, null]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /child 1/ }), '4 years');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /child 2/ }), '9 years');
  expect(said.at(-1)).toEqual({ adults: 2, childAges: [4, 9], infants: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /child 1/ }), '');
  expect(said.at(-1)?.childAges).toEqual([null, 9]);
  await step('Children', 'One fewer');
  expect(said.at(-1)?.childAges).toEqual([null]);
});

test('what is not given says what it counts as, and the ages begin where infants end', () => {
  show(<Picking from={{ childAges: [null] }} />);
  const offered = [...(ages()[0]?.options ?? [])].map(({ text }) => text);
  expect(offered.slice(0, 2)).toEqual(['Not given (under 12)', '2 years']);
  expect(offered.at(-1)).toBe('17 years');
});

test.each([
  [undefined, 12],
  [6, 6],
  [16, 16],
])('children pay as adults from the age that the hotel names: %s', (named, age) => {
  show(
    <GuestPicker
      value={{ adults: 2, childAges: [], infants: 0 }}
      onChange={() => undefined}
      most={4}
      adultPriceFrom={named}
    />,
  );
  expect(screen.getByText(`From ${age} years at the adult price`)).toBeDefined();
});

test('every word of it is of the language of the page', () => {
  const { container } = show(<Picking from={{ childAges: [5] }} />, { locale: 'ar', messages: arabic });
  const names = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect([container.textContent, ...names].join(' ')).not.toMatch(/[A-Za-z]/);
});
