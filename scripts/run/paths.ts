import path from 'node:path';
import { appsOfKind } from './apps.ts';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The apps that are released apart, the shell first. */
export const releasedApps: readonly string[] = [...appsOfKind('shell', root), ...appsOfKind('remote', root)];

/** Where a running product keeps what it makes: database, releases, pictures. */
export const stateFolder = (env: NodeJS.ProcessEnv): string =>
  path.resolve(root, env['LATCHKEY_DATA_DIR'] ?? '.latchkey');
