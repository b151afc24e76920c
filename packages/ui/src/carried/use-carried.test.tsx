import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCarried } from './use-carried.ts';

afterEach(cleanup);

function Count({ name }: { readonly name?: string }) {
  const [count, setCount] = useCarried(name, 0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
// Another component, as another page has.
const Other = (props: { readonly name?: string }) => <Count {...props} />;
const shown = (): string | null => screen.getByRole('button').textContent;

test('what was begun goes on in the component of a page that takes its place, by the same name alone', () => {
  const { rerender } = render(<Count name="a" />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Other name="a" />);
  expect(shown()).toBe('1');
  fireEvent.click(screen.getByRole('button'));
  rerender(<Count name="a" />);
  expect(shown()).toBe('2');
  rerender(<Other name="b" />);
  expect(shown()).toBe('0');
});

test('it is forgotten where nothing takes its place, and without a name', async () => {
  const { rerender } = render(<Count name="c" />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<p />);
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));
  rerender(<Other name="c" />);
  expect(shown()).toBe('0');
  rerender(<Count />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Other />);
  expect(shown()).toBe('0');
});
