import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { Choice, ChoiceGroup } from './choice.tsx';

afterEach(cleanup);

const ways = (
  <form>
    <ChoiceGroup legend="When do you pay?" legendHidden>
      <Choice
        name="pay"
        value="full"
        label="Pay now"
        price="₹14,960"
        what="Refunded if you cancel by Thursday"
        required
      />
      <Choice name="pay" value="deposit" label="Pay a part" price="₹2,000" />
      <Choice name="pay" value="bank" label="By bank" disabled />
      <Choice name="pay" value="at-property" label="Pay at the hotel" />
    </ChoiceGroup>
  </form>
);
const way = (name: RegExp): HTMLInputElement => screen.getByRole('radio', { name });

test('the group has its name though nobody sees it, and each way says what it means and costs', () => {
  show(ways);
  expect(screen.getByRole('group', { name: 'When do you pay?' })).toBeDefined();
  expect(way(/^Pay now.*₹14,960.*Refunded if you cancel by Thursday$/)).toBeDefined();
});

test('a press anywhere on the card chooses it, and only one is sent', async () => {
  const { container } = show(ways);
  const form = container.querySelector('form');
  expect([sentBy(form), form?.checkValidity()]).toEqual([[], false]);
  await userEvent.click(screen.getByText('Refunded if you cancel by Thursday'));
  await userEvent.click(screen.getByText('Pay at the hotel'));
  expect([sentBy(form), form?.checkValidity()]).toEqual([[['pay', 'at-property']], true]);
});

test('arrow keys go through them, past one that is off, and Space chooses', async () => {
  const { container } = show(ways);
  const form = container.querySelector('form');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(sentBy(form)).toEqual([['pay', 'full']]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(way(/Pay at the hotel/));
  expect(sentBy(form)).toEqual([['pay', 'at-property']]);
  await userEvent.keyboard('{ArrowUp}');
  expect(sentBy(form)).toEqual([['pay', 'deposit']]);
});

test('one that is off is not chosen by a press', async () => {
  const { container } = show(ways);
  await userEvent.click(screen.getByText('By bank'));
  expect(sentBy(container.querySelector('form'))).toEqual([]);
});

test('where the page keeps the choice, it decides', async () => {
  function Page(): ReactNode {
    const [chosen, choose] = useState('full');
    return ['full', 'deposit'].map((one) => (
      <Choice key={one} name="pay" label={one} checked={one === chosen} onChange={() => choose(one)} />
    ));
  }
  show(<Page />);
  expect(way(/full/).checked).toBe(true);
  await userEvent.click(way(/deposit/));
  expect([way(/full/).checked, way(/deposit/).checked]).toEqual([false, true]);
});
