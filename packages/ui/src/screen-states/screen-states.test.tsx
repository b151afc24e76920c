import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as german } from '../../locales/frame/de.mjs';
import { ScreenFailed, ScreenPending, ScreenRefused, ScreenUnavailable } from '../../exports/screen-states.ts';
import { show } from '../testing/show.tsx';

afterEach(cleanup);

test.each([
  ['failed', <ScreenFailed key="failed" retry={() => undefined} />],
  ['pending', <ScreenPending key="pending" />],
  ['refused', <ScreenRefused key="refused" title="Not here" onward={{ href: '/', label: 'Home' }} />],
  ['unavailable', <ScreenUnavailable key="unavailable" />],
])('the skip link of the frame finds the main part of a screen that is %s', (_, state) => {
  show(state);
  expect(screen.getByRole('main').id).toBe('main');
});

test('a screen that broke is said at once and tries again by key', async () => {
  const retry = vi.fn<() => void>();
  show(<ScreenFailed retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('What you chose is kept');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please try again later!');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('a screen on its way is busy, says that it loads, and is no first heading of its own', () => {
  show(<ScreenPending />);
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('The page is loading.');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('a screen with nothing to show says why and leads on, the main way first', async () => {
  show(
    <ScreenRefused
      title="We do not know this booking"
      help="Look at the mail that we sent."
      onward={{ href: '/booking', label: 'Find my booking' }}
      also={{ href: '/', label: 'Home' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'We do not know this booking' })).toBeDefined();
  expect(screen.getByText('Look at the mail that we sent.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/booking', '/']);
});

test('a second way is there only where it is given', () => {
  show(<ScreenRefused title="Not here" onward={{ href: '/', label: 'Home' }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a screen whose facts were not read asks for its own page again without a script', () => {
  const { container } = show(<ScreenUnavailable />, { locale: 'de', messages: german });
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('');
  expect(link?.textContent).not.toMatch(/^$|Try again/);
  expect(screen.getByRole('alert')).toBeDefined();
});
