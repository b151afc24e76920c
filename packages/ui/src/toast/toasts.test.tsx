import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { show } from '../testing/show.tsx';
import type { Toast } from './toast.types.ts';
import { useToast } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const added: Toast = { text: 'Airport car added' };

function Say({ toast = added, name = 'Add' }: { readonly toast?: Toast; readonly name?: string }): ReactNode {
  const say = useToast();
  return <Button onClick={() => say(toast)}>{name}</Button>;
}

const after = (milliseconds: number): Promise<void> => act(async () => void vi.advanceTimersByTime(milliseconds));
function press(name = 'Add'): HTMLElement {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
}
const card = (): HTMLElement | null => screen.queryByText('Airport car added');

test('a toast stays five seconds, and one more after the pointer has left it', async () => {
  show(<Say />);
  press();
  await after(4900);
  expect(card()).not.toBeNull();
  await after(200);
  expect(card()).toBeNull();

  press();
  const shown = card()?.parentElement as HTMLElement;
  fireEvent.mouseEnter(shown);
  await after(60_000);
  fireEvent.mouseLeave(shown);
  await after(900);
  expect(card()).not.toBeNull();
  await after(200);
  expect(card()).toBeNull();
});

test('it waits as long as the focus is on its way back', async () => {
  show(<Say toast={{ ...added, undo: { label: 'Remove it', act: () => undefined } }} />);
  press();
  act(() => screen.getByRole('button', { name: 'Remove it' }).focus());
  await after(60_000);
  expect(card()).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Add' }).focus());
  await after(1100);
  expect(card()).toBeNull();
});

test('the way back acts once, takes the toast away, and gives the focus to where it was', () => {
  const undo = vi.fn<() => void>();
  show(<Say toast={{ ...added, undo: { label: 'Remove it', act: undo } }} />);
  const button = press();
  const back = screen.getByRole('button', { name: 'Remove it' });
  act(() => back.focus());
  fireEvent.click(back);
  expect(undo).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('it is read out when the reader pauses, with its notes, in a region that was there before', () => {
  const { container } = show(<Say toast={{ ...added, notes: ['Paid at the hotel', 'Cancelled free'] }} />);
  const region = container.querySelector('[aria-live]');
  expect([region?.getAttribute('aria-live'), region?.textContent]).toEqual(['polite', '']);
  press();
  expect(container.querySelector('[aria-live]')).toBe(region);
  expect(region?.textContent).toBe('Airport car addedPaid at the hotelCancelled free');
});

test('the newest takes the place of the one before and has five seconds of its own', async () => {
  show(
    <>
      <Say />
      <Say name="Take away" toast={{ text: 'Airport car taken away' }} />
    </>,
  );
  press();
  await after(4000);
  press('Take away');
  expect(card()).toBeNull();
  await after(4900);
  expect(screen.queryByText('Airport car taken away')).not.toBeNull();
  await after(200);
  expect(screen.queryByText('Airport car taken away')).toBeNull();
});

test('a toast without a region to stand in is a defect', () => {
  expect(() => renderToString(<Say />)).toThrow('outside ToastRegion');
});
