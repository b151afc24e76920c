import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TextButton, TextLink } from './text-button.tsx';

afterEach(cleanup);

test('a phrase to press sends no form unless it is to', async () => {
  const [send, press] = [
    vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault()),
    vi.fn<() => void>(),
  ];
  show(
    <form onSubmit={send}>
      <TextButton onClick={press}>Clear</TextButton>
      <TextButton type="submit">Send</TextButton>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

test('one that is off is not pressed', async () => {
  const press = vi.fn<() => void>();
  show(
    <TextButton disabled onClick={press}>
      Clear
    </TextButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(press).not.toHaveBeenCalled();
});

test('a way onward is a link', () => {
  show(
    <TextLink href="/rooms" className="mine">
      All rooms
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'All rooms' });
  expect([link.getAttribute('href'), link.classList.contains('mine')]).toEqual(['/rooms', true]);
});
