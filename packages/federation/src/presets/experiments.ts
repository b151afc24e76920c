import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from './build-record.types.ts';
import { findScreens } from './screens.ts';

type Experiments = NonNullable<BuildRecord['experiments']>;

/**
 * The experiments that a remote knows, from its `experiments.json`: `[{ "name", "screens", "b" }]`, where `b` says what a guest
 * of B sees. Empty without the file. Throws where it is written otherwise or names a screen that the remote has not got.
 */
export function experimentsOf(directory: string): Experiments {
  const file = path.join(directory, 'experiments.json');
  if (!existsSync(file)) return [];
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const known = new Set(findScreens(directory).map(({ name }) => name));
  const isExperiment = ({ name, screens, b }: Record<string, unknown>): boolean =>
    typeof name === 'string' &&
    /^[a-z][a-z-]{0,38}[a-z]$/.test(name) &&
    typeof b === 'string' &&
    Array.isArray(screens) &&
    screens.length > 0 &&
    screens.every((screen) => known.has(screen as string));
  if (!Array.isArray(found) || !found.every(isExperiment))
    throw new Error(`${file} is a list of { "name", "screens", "b" }, each with screens of this remote`);
  return found as Experiments;
}
