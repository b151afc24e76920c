import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version that changesets gave an app. */
export const appVersion = (directory: string): string =>
  (JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { version: string }).version;
