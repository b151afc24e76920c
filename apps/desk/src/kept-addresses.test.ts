import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { otherNames, outcomeNames, sameNames } from './kept-addresses.ts';

test('of each search parameter of the desk it is known whether a page that lacks it is another one', () => {
  const files = globSync('screens/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\./.test(file),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/\bsearch\['(\w+)'\]/g)].map(
      ([, name]) => name,
    ),
  );
  const known = [...otherNames, ...outcomeNames, ...sameNames];
  expect([...new Set(named)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});
