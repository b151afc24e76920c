import { hotelWords } from '@latchkey/hotel-document/words';
import { factsKeys, keysOf } from '@latchkey/hotel-document/keys';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const readme = (): Promise<string> => readFile(resolve(import.meta.dirname, '../hotels/README.md'), 'utf8');

it('has each key of hotel.json in its table, as a fault says it, and no other', async () => {
  const rows = (await readme()).split('\n').filter((line) => line.startsWith('| `'));
  const table = rows.slice(rows.findIndex((line) => line.startsWith('| `id` |')));
  const said = [...factsKeys()].map(
    ([key, { description, example }]) => `| \`${key}\` | ${description} | \`${example}\` |`,
  );
  expect(said.filter((line) => !table.includes(line))).toEqual([]);
  expect(table.filter((line) => !said.includes(line))).toEqual([]);
});

it('has every key of the words', async () => {
  const text = await readme();
  const keys = keysOf(hotelWords).flatMap(([path]) => (path.includes('.') ? [] : [path]));
  expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});
