import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TagBar, type TagBarProps } from './tag-bar.tsx';

afterEach(cleanup);

function bar(props: Partial<TagBarProps> = {}): { open: () => void; book: () => void } {
  const [open, book] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(
    <TagBar
      amount="₹14,960"
      held="1 room"
      note="3 nights, taxes included"
      name="1 room, 3 nights, taxes included"
      opens="See the bill"
      onOpen={open}
      act={
        <button type="button" onClick={book}>
          Book
        </button>
      }
      {...props}
    />,
  );
  return { open, book };
}

test('it is a landmark with the name of the stay, and its press says that a dialog opens', () => {
  bar();
  expect(screen.getByRole('complementary', { name: '1 room, 3 nights, taxes included' })).toBeDefined();
  const opener = screen.getByRole('button', { name: /₹14,960.*1 room.*3 nights, taxes included.*See the bill/ });
  expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
});

test('the keys reach the bill first and the act after it, each for itself', async () => {
  const { open, book } = bar();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect([open, book].map((press) => vi.mocked(press).mock.calls.length)).toEqual([2, 0]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([open, book].map((press) => vi.mocked(press).mock.calls.length)).toEqual([2, 1]);
});

test('without a total it shows no amount, and the note says why', () => {
  bar({ amount: null, note: 'Choose your dates' });
  const opener = screen.getByRole('button', { name: /Choose your dates/ });
  expect(opener.textContent).not.toMatch(/₹|null/);
});
