import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { notShown } from '../../packages/gallery/src/shown.ts';
import { root } from '../run/paths.ts';

// Each component has a story, with whose picture a change of its looks is compared, and a test, which presses its keys.
const source = path.join(root, 'packages/ui/src');
const has = (name: string, files: string): boolean => globSync(`${name}/${files}`, { cwd: source }).length > 0;
const untested = readdirSync(source).filter(
  (name) => name !== 'testing' && has(name, '{use-*.ts,!(*.test).tsx}') && !has(name, '*.test.tsx'),
);

const unseen = notShown();
for (const fault of unseen) console.error(`no story of the gallery shows ${fault}`);
for (const name of untested) console.error(`packages/ui/src/${name} has no test`);
console.log(`components without a story: ${unseen.length}, without a test: ${untested.length}`);
process.exitCode = unseen.length + untested.length === 0 ? 0 : 1;
