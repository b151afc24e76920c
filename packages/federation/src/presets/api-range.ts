import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The versions of the HTTP contract whose engines answer this build: the one it was built against and all later ones of the
 * major. Null for an app that asks the engine nothing by itself.
 */
export function apiRange(directory: string): string | null {
  const file = path.join(directory, 'node_modules/@latchkey/api-contract/package.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `>=${version} <${Number(version.split('.')[0]) + 1}.0.0`;
}
