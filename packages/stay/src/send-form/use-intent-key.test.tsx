import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIntentKey } from './use-intent-key.ts';

test('the same words have one key, other words another', () => {
  const keyOf = renderHook(() => useIntentKey()).result.current;
  const first = keyOf({ question: 'Is the pool open?' });
  expect(keyOf({ question: 'Is the pool open?' })).toBe(first);
  expect(keyOf({ question: 'Is there parking?' })).not.toBe(first);
  expect(first.length).toBeGreaterThanOrEqual(8);
});
