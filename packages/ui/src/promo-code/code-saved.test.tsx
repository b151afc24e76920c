import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as arabic } from '../../locales/ar.mjs';
import { show } from '../testing/show.tsx';
import { CodeSaved } from './code-saved.tsx';

afterEach(cleanup);

test('it says the code as it is written on paper, and what it takes off', () => {
  const { container } = show(<CodeSaved code="diwali10" saved={2640} currency="INR" locale="en" />);
  expect(container.textContent).toMatch(/^DIWALI10 is applied: you save ₹\s?2,640\.$/);
});

test('a code that takes nothing off is not sold as a saving', () => {
  const { container } = show(<CodeSaved code="diwali10" saved={0} currency="INR" locale="en" />);
  expect(container.textContent).toBe('DIWALI10 takes nothing off the price of this stay.');
});

test('code and amount are isolated in a sentence that runs the other way', () => {
  const { container } = show(<CodeSaved code="diwali10" saved={2640} currency="INR" locale="ar" />, {
    locale: 'ar',
    messages: arabic,
  });
  const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(isolated).toHaveLength(2);
  expect(isolated).toContain('DIWALI10');
  expect(isolated.join(' ')).toContain('2,640');
});
