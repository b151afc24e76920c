import path from 'node:path';
import { unstyledIslands } from '@latchkey/testing/unstyled-islands';
import { expect, test } from 'vitest';

test('what the server draws and the browser fetches later is styled by the page', () => {
  expect(unstyledIslands(path.join(import.meta.dirname, 'status.screen.ts'))).toEqual([]);
});
