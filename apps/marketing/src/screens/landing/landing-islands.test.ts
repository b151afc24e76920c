import path from 'node:path';
import { unstyledIslands } from '@latchkey/testing/unstyled-islands';
import { expect, test } from 'vitest';

test('what comes later on the landing page has its styles from the first', () => {
  expect(unstyledIslands(path.join(import.meta.dirname, 'landing.screen.ts'))).toEqual([]);
});
