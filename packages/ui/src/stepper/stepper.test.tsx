import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

afterEach(cleanup);

function Counting({ label = 'Adults', min = 1, max = 3 }: Partial<StepperProps>): ReactNode {
  const [count, setCount] = useState(2);
  return <Stepper label={label} value={count} min={min} max={max} onChange={setCount} />;
}

const of = (label: string) => within(screen.getByRole('group', { name: label }));
const button = (name: string, label = 'Adults'): HTMLElement => of(label).getByRole('button', { name });
const count = (label = 'Adults'): string | null => of(label).getByRole('status').textContent;

test('Tab reaches both buttons, Enter and Space press them, and the count is read out', async () => {
  show(<Counting max={9} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('One fewer'));
  await userEvent.keyboard('{Enter}');
  expect(count()).toBe('1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(count()).toBe('3');
  expect(of('Adults').getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('it stays within its bounds and says why', async () => {
  const [change, atMost] = [vi.fn<(value: number) => void>(), vi.fn<() => void>()];
  show(<Stepper label="Rooms" value={2} min={2} max={2} onChange={change} onAtMost={atMost} />);
  await userEvent.click(button('One fewer', 'Rooms'));
  expect(atMost).not.toHaveBeenCalled();
  await userEvent.click(button('One more', 'Rooms'));
  expect(change).not.toHaveBeenCalled();
  expect(atMost).toHaveBeenCalledOnce();
});

test('the button at a bound is quiet, keeps the focus, and wakes when there is room again', async () => {
  show(<Counting />);
  const quiet = (): (string | null)[] =>
    ['One fewer', 'One more'].map((name) => button(name).getAttribute('aria-disabled'));
  expect(quiet()).toEqual([null, null]);
  await userEvent.click(button('One more'));
  expect(quiet()).toEqual([null, 'true']);
  expect(document.activeElement).toBe(button('One more'));
  await userEvent.click(button('One fewer'));
  expect(quiet()).toEqual([null, null]);
});

test('focus on the whole counts nothing, whatever key is held', async () => {
  show(<Counting />);
  const whole = screen.getByRole('group', { name: 'Adults' });
  whole.focus();
  expect(document.activeElement).toBe(whole);
  await userEvent.keyboard('{Enter} {Enter}');
  expect(count()).toBe('2');
});

test('it sends no form, and two on one page count apart', async () => {
  const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  show(
    <form onSubmit={send}>
      <Counting label="Adults" />
      <Counting label="Children" />
    </form>,
  );
  await userEvent.click(button('One more', 'Children'));
  expect([count('Adults'), count('Children')]).toEqual(['2', '3']);
  expect(send).not.toHaveBeenCalled();
});
