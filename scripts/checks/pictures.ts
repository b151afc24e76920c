import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';

// A guest who sees one bathroom in three hotels believes none of them: each picture of the demo hotels hangs in one hotel
// only, whatever it is called there.
const hotels = path.join(root, 'apps/api/hotels');
const places = new Map<string, string[]>();
const pictures = globSync('*/images/*.jpg', { cwd: hotels }).toSorted();
for (const file of pictures) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(hotels, file)))
    .digest('hex');
  for (const key of [hash, path.basename(file)]) places.set(key, [...(places.get(key) ?? []), file]);
}
const faults = [...places.values()].filter((files) => new Set(files.map((file) => file.split('/')[0])).size > 1);
for (const files of new Set(faults.map((one) => one.join(' and '))))
  console.error(`one picture in two hotels: ${files}. Take it out of all but one.`);
console.log(`${pictures.length} pictures of hotels, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
