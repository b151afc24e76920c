import { expect, test } from 'vitest';
import { keyOfContent } from './key-of-content.ts';

test('the same content has one key, which an operation takes, and another content another', async () => {
  const key = await keyOfContent(['1760_b', { time: '08:00' }]);
  expect(key).toMatch(/^[\w-]{16,128}$/);
  expect(await keyOfContent(['1760_b', { time: '08:00' }])).toBe(key);
  expect(await keyOfContent(['1760_b', { time: '09:00' }])).not.toBe(key);
});
