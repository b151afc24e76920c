import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Chip, LinkChip } from './chip.tsx';

afterEach(cleanup);

const chip = (): HTMLElement => screen.getByRole('button', { name: 'Pool' });

test('one that stays pressed says so, and Space lets it go', async () => {
  function Filter(): ReactNode {
    const [pressed, setPressed] = useState(false);
    return (
      <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
        Pool
      </Chip>
    );
  }
  show(<Filter />);
  expect(chip().getAttribute('aria-pressed')).toBe('false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(chip().getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard(' ');
  expect(chip().getAttribute('aria-pressed')).toBe('false');
});

test('one that does not stay pressed claims no state', () => {
  show(<Chip>Pool</Chip>);
  expect(chip().hasAttribute('aria-pressed')).toBe(false);
});

test('one that is off keeps the focus and does nothing', async () => {
  const press = vi.fn<() => void>();
  show(
    <Chip off onClick={press}>
      Pool
    </Chip>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(chip());
  await userEvent.keyboard('{Enter} ');
  expect(press).not.toHaveBeenCalled();
  expect(chip().getAttribute('aria-disabled')).toBe('true');
});

test.each([false, true])(
  'it sends no form of its own accord, nor one that it was to send while it is off (%s)',
  async (off) => {
    const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
    show(
      <form onSubmit={send}>
        <Chip {...(off ? { off, type: 'submit' } : {})}>Pool</Chip>
      </form>,
    );
    await userEvent.click(chip());
    expect(send).not.toHaveBeenCalled();
  },
);

test('one that goes somewhere is a link', () => {
  show(<LinkChip href="/?facility=pool">Pool</LinkChip>);
  expect(screen.getByRole('link', { name: 'Pool' }).getAttribute('href')).toBe('/?facility=pool');
});
