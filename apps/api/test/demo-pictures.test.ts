import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const hotels = path.resolve(import.meta.dirname, '../hotels');
const pictures = globSync('*/images/*.jpg', { cwd: hotels }).toSorted();

// A guest who sees one bathroom in three hotels believes none of them.
it.each([
  [
    'content',
    (file: string) =>
      createHash('sha256')
        .update(readFileSync(path.join(hotels, file)))
        .digest('hex'),
  ],
  ['name', (file: string) => path.basename(file)],
])('no picture of the demo hotels hangs in two of them, by its %s', (_, keyOf) => {
  const places = Map.groupBy(pictures, keyOf);
  const shared = [...places.values()].filter((files) => new Set(files.map((file) => file.split('/')[0])).size > 1);
  expect(pictures.length).toBeGreaterThan(20);
  expect(shared).toEqual([]);
});
