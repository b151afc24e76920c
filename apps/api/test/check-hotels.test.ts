import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// https://developers.google.com/search/docs/appearance/structured-data/vacation-rental: at least 8 photos.
it('tells an operator which homes have too few pictures for search engines, and passes them all the same', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/command.ts', 'check-hotels'], {
    cwd: resolve(import.meta.dirname, '..'),
  });
  const notes = stdout.split('\n').filter((line) => line.includes('pictures'));
  expect(notes).toEqual([
    'note   10 has 3 pictures: a vacation rental is to have 8',
    'note   493 has 3 pictures: a vacation rental is to have 8',
  ]);
  expect(stdout).toMatch(/^ok {5}493 Casa Mango/m);
  // The demo hotels say every part of their addresses, and where their ratings are from.
  expect(stdout).not.toMatch(/ has no (?:street|postalCode|countryCode|reviews\.from)/);
}, 30_000);
