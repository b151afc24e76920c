import path from 'node:path';
import { islandsOf, unstyledIslands } from '@latchkey/testing/unstyled-islands';
import { expect, test } from 'vitest';

const home = path.join(import.meta.dirname, 'home/home.screen.ts');

test('what the server draws and what loads later has its styles from the page', () => {
  expect(islandsOf(home)).not.toEqual([]);
  expect(unstyledIslands(home)).toEqual([]);
});
