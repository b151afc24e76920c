import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Notice } from './notice.tsx';

afterEach(cleanup);

test.each(['alert', 'status'] as const)('one with the role %s is read out, title and sentence', (role) => {
  show(
    <Notice role={role} tone="bad" title="The price has changed">
      It is ₹300 more.
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('The price has changedIt is ₹300 more.');
});

test('one without a role interrupts nobody', () => {
  show(<Notice title="The pool is closed in June" />);
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
});

test('its act can be pressed by key, and its picture says nothing', async () => {
  const press = vi.fn<() => void>();
  show(
    <Notice
      role="status"
      title="The price has changed"
      act={
        <button type="button" onClick={press}>
          See the new price
        </button>
      }
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('each tone has a shape of its own, so that colour is not all that tells them apart', () => {
  const { container } = show(
    <>
      {(['plain', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={tone} />
      ))}
    </>,
  );
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});
