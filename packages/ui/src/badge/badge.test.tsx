import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { check } from '../icon/icons.ts';
import { show } from '../testing/show.tsx';
import { Badge } from './badge.tsx';

afterEach(cleanup);

test('a badge is words alone: its picture says nothing, and no key stops at it', async () => {
  const { container } = show(
    <Badge tone="good" icon={check}>
      Confirmed
    </Badge>,
  );
  expect(screen.getByText('Confirmed').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('Confirmed');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
