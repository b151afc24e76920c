import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { faces, type Face } from './faces.ts';

const resolve = createRequire(import.meta.url).resolve;
const out = path.join(import.meta.dirname, '../dist/fonts');

const text = (face: Face): string =>
  face.characters
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join('');

async function build(face: Face): Promise<string> {
  const original = await readFile(resolve(face.source));
  const subset = await subsetFont(original, text(face), {
    targetFormat: 'woff2',
    ...(face.variable ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });
  if (subset.byteLength > face.budgetBytes) {
    throw new Error(
      `${face.name}.woff2 weighs ${subset.byteLength} bytes, its budget is ${face.budgetBytes}: keep fewer characters (scripts/faces.ts)`,
    );
  }
  await writeFile(path.join(out, `${face.name}.woff2`), subset);
  return `${face.name} ${(subset.byteLength / 1024).toFixed(1)} KB`;
}

await mkdir(out, { recursive: true });
for (const face of faces) console.log(await build(face));
