import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { LinkButton } from './link-button.tsx';

afterEach(cleanup);

test('it is a link, not a button, and keeps what a link is given', async () => {
  const press = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  show(
    <LinkButton href="/rooms" rel="noopener" onClick={press}>
      See the rooms
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'See the rooms' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/rooms', 'noopener']);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});
