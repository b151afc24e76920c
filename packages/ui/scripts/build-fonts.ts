import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fonts, type FontSubset } from './fonts.ts';

const resolve = createRequire(import.meta.url).resolve;
const out = path.join(import.meta.dirname, '../dist/fonts');

const text = (font: FontSubset): string =>
  font.characters
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join('');

async function build(font: FontSubset): Promise<string> {
  const original = await readFile(resolve(font.source));
  const subset = await subsetFont(original, text(font), {
    targetFormat: 'woff2',
    ...(font.variable ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });
  if (subset.byteLength > font.budgetBytes) {
    throw new Error(
      `${font.name}.woff2 weighs ${subset.byteLength} bytes, its budget is ${font.budgetBytes}: keep fewer characters (scripts/fonts.ts)`,
    );
  }
  await writeFile(path.join(out, `${font.name}.woff2`), subset);
  return `${font.name} ${(subset.byteLength / 1024).toFixed(1)} KB`;
}

await mkdir(out, { recursive: true });
for (const font of fonts) console.log(await build(font));
