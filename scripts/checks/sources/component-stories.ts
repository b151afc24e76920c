import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { notShown } from '../../../packages/gallery/src/shown.ts';
import { root } from '../../run/paths.ts';

// Each component has a story, with whose picture a change of its looks is compared, and a test, which presses its keys.
const source = path.join(root, 'packages/ui/src');
const has = (name: string, files: string): boolean => globSync(`${name}/${files}`, { cwd: source }).length > 0;

/** Components that lack a story or a test. */
export function componentFaults(): string[] {
  const untested = readdirSync(source).filter(
    (name) => name !== 'testing' && has(name, '{use-*.ts,!(*.test).tsx}') && !has(name, '*.test.tsx'),
  );
  return [
    ...notShown().map((one) => `no story of the gallery shows ${one}`),
    ...untested.map((name) => `packages/ui/src/${name} has no test`),
  ];
}
