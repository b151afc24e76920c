import { expect, test } from 'vitest';
import { withOrderedHashes } from './ordered-hashes.ts';

test('two orders of one table are one text', () => {
  const [one, other] = ['"321":"*-*-*b*-*-*"', '"960":"*-*-*a*-*-*"'];
  const before = (entries: string): string => `__webpack_require__.sriHashes = {${entries}};\nelse();`;
  expect(withOrderedHashes(before(`${other},${one}`))).toBe(withOrderedHashes(before(`${one}, ${other}`)));
  expect(withOrderedHashes(before(`${other},${one}`))).toContain(`{${one},${other}}`);
});
