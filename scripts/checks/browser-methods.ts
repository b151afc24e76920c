import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { report } from '../run/report.ts';

// Code for browsers calls no method that the browsers this site supports may lack (docs/design.md, "Browsers"), unless the
// shell puts it in. The compiler lowers syntax and leaves methods: `toSorted` once took the whole page away from Safari 15.
// Asked of the builds, so that libraries are looked at too.
const newer = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'findLast',
  'findLastIndex',
  'groupBy',
  'fromAsync',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'canParse',
  'getOrInsert',
  'getOrInsertComputed',
  'sumPrecise',
  'isError',
  'transferToFixedLength',
];

/** Methods by a name that other things have too, with what stands before them. */
const named = [
  ['AbortSignal', 'any'],
  ['AbortSignal', 'timeout'],
  ['Promise', 'try'],
  ['URL', 'parse'],
  ['RegExp', 'escape'],
  ['Iterator', 'from'],
] as const;

const added = new Set(
  [...readFileSync(path.join(root, 'apps/shell/src/newer-methods.ts'), 'utf8').matchAll(/^\s+(\w+)(?:\(|:)/gm)].map(
    ([, name = '']) => name,
  ),
);
const builds = globSync('apps/*/dist/browser/**/*.js', { cwd: root });
const faults: string[] = [];
for (const build of builds) {
  const text = readFileSync(path.join(root, build), 'utf8');
  for (const name of newer)
    if (!added.has(name) && new RegExp(`\\.${name}\\(`).test(text)) faults.push(`${build} calls .${name}()`);
  for (const [owner, name] of named)
    if (!added.has(name) && new RegExp(`\\b${owner}\\.${name}\\(`).test(text))
      faults.push(`${build} calls ${owner}.${name}()`);
  // Safari reads it since 16.4; one that it cannot read stops the whole file.
  // The library that knows crawlers makes one of a text, and does without where that fails.
  if (/\(\?<[=!]/.test(text.replace(/RegExp\(" daum[^"]*"/g, '')))
    faults.push(`${build} has a regular expression that looks behind`);
}
if (builds.length === 0) faults.push('there is no build for browsers: pnpm build makes one');

report(
  `${builds.length} files for browsers`,
  faults.map((fault) => `${fault}: not every browser that we support has it (apps/shell/src/newer-methods.ts)`),
);
