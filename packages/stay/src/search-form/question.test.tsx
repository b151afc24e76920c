import { users } from '@latchkey/ui/icons';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuestionButton } from './question.tsx';

afterEach(cleanup);

test('a question says its answer and that a dialog opens; what it needs is fetched when the guest comes near', () => {
  const [open, near] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<QuestionButton label="Guests" answer="2 adults" icon={users} onOpen={open} onNear={near} />);
  const button = screen.getByRole('button', { name: /Guests.*2 adults/ });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('type')]).toEqual(['dialog', 'button']);
  fireEvent.focus(button);
  fireEvent.pointerEnter(button);
  expect([near.mock.calls.length, open.mock.calls.length]).toEqual([2, 0]);
  fireEvent.click(button);
  expect(open).toHaveBeenCalledOnce();
});
