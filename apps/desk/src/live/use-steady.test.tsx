import { cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSteady } from './use-steady.ts';

afterEach(cleanup);

const Shown = ({ news }: { readonly news: string }) => <p>{useSteady(news)}</p>;

test('what comes is shown at once while nobody presses', () => {
  const { rerender } = render(<Shown news="one line" />);
  rerender(<Shown news="two lines" />);
  expect(page.queryByText('two lines')).not.toBeNull();
});

test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'what comes during a press waits for its end: %s',
  async (end) => {
    const { rerender } = render(<Shown news="one line" />);
    fireEvent(window, new Event('pointerdown'));
    rerender(<Shown news="two lines" />);
    expect(page.queryByText('one line')).not.toBeNull();
    rerender(<Shown news="three lines" />);
    expect(page.queryByText('one line')).not.toBeNull();
    fireEvent(window, new Event(end));
    // A finger's click comes after it is lifted.
    expect(page.queryByText('one line')).not.toBeNull();
    expect(await page.findByText('three lines')).not.toBeNull();
  },
);

test('a page that is left in the middle of a press leaves nothing pressed', () => {
  const { unmount } = render(<Shown news="one line" />);
  fireEvent(window, new Event('pointerdown'));
  unmount();
  const { rerender } = render(<Shown news="another page" />);
  rerender(<Shown news="with news" />);
  expect(page.queryByText('with news')).not.toBeNull();
});
