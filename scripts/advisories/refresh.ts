import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run/paths.ts';
import { advisoriesOf } from './advisories-of.ts';
import { lockedPackages } from './locked-packages.ts';
import type { Advisory } from './osv.types.ts';

// Brings advisories/npm.json up to date: what OSV has of the packages that are locked, in whichever version. A pipeline with a
// network runs it; what it writes is reviewed like any change. `--from` names another server with OSV's API.
const { values } = parseArgs({ options: { from: { type: 'string', default: 'https://api.osv.dev' } } });
const { locked } = lockedPackages(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
const file = path.join(root, 'advisories/npm.json');
const before = JSON.parse(readFileSync(file, 'utf8')) as readonly Advisory[];
const names = [...new Set(locked.map(({ name }) => name))].toSorted();
const advisories = await advisoriesOf(values.from, names);
writeFileSync(file, `${JSON.stringify(advisories, null, 2)}\n`);
console.log(
  `${advisories.length} advisories of ${names.length} packages, ${before.length} before: ${path.relative(root, file)}`,
);
