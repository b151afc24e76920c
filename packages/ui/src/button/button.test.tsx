import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import { show } from '../testing/show.tsx';
import { Button, type ButtonProps } from './button.tsx';

afterEach(cleanup);

const button = (): HTMLElement => screen.getByRole('button', { name: 'Book' });

function form(props: Partial<ButtonProps>): Mock {
  const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  show(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button {...props}>Book</Button>
    </form>,
  );
  return send;
}

test.each([{ off: true }, { busy: true }])('a button that is %o keeps its place and does nothing', async (state) => {
  const press = vi.fn<() => void>();
  show(
    <Button {...state} onClick={press}>
      Book
    </Button>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button());
  expect(press).not.toHaveBeenCalled();
});

test('Enter and Space press it, each once', async () => {
  const press = vi.fn<() => void>();
  show(<Button onClick={press}>Book</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('what keeps it from being pressed is said to assistive technology, and only then', () => {
  const { rerender } = show(<Button>Book</Button>);
  const states = (): (string | null)[] =>
    ['aria-disabled', 'aria-busy', 'disabled'].map((name) => button().getAttribute(name));
  expect(states()).toEqual([null, null, null]);
  rerender(<Button off>Book</Button>);
  expect(states()).toEqual(['true', null, null]);
  rerender(<Button busy>Book</Button>);
  expect(states()).toEqual([null, 'true', null]);
});

test('without a type it sends no form', async () => {
  const send = form({});
  await userEvent.click(button());
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [{}, 2],
  [{ busy: true }, 0],
  [{ off: true }, 0],
] as const)('a form is sent by its press and by Enter in a field as often as it may be: %o', async (state, times) => {
  const send = form({ type: 'submit', ...state });
  await userEvent.click(button());
  await userEvent.type(screen.getByRole('textbox'), 'Rao{Enter}');
  expect(send).toHaveBeenCalledTimes(times);
});
