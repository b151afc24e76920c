import { readFileSync } from 'node:fs';

/**
 * The release of a service for its log and its spans: its version, and the commit that it was built from where `COMMIT`
 * says it. `main` is the service's main file, which lies one folder below its package.json, as source and as bundle.
 */
export function serviceRelease(main: string, env: Readonly<Record<string, string | undefined>>): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', main), 'utf8')) as { version: string };
  const commit = /^[\da-f]{7,40}$/.exec(env['COMMIT'] ?? '')?.[0].slice(0, 12);
  return commit === undefined ? version : `${version}+${commit}`;
}
