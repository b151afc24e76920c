import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What exists once in a page: the shell provides them, remotes bring none of their own (docs/design.md, "What is
 * released apart, and the contracts between"). The router is among them as a part of `@latchkey/site`, its only entry point (decisions/0003). Everything else is
 * each remote's own copy.
 *
 * A remote lists in its package.json those that its bundle uses, whether its own source imports them or not: the gate
 * compares the version with which the remote was built, and that is read from the remote's own node_modules. jotai is the
 * example: marketing, booking-status, shares and itinerary hold no atom of their own, and use those of `@latchkey/visit` and
 * `@latchkey/stay`. knip.config.ts takes this list, so that such an entry is no fault there.
 */
export const singletons = [
  'react',
  'react-dom',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@latchkey/visit',
  '@latchkey/site',
] as const;

/** Whether an import is of a singleton; on the server also of the two faces of React that compiled JSX uses. */
export const isSingleton = (request: string): boolean =>
  (singletons as readonly string[]).includes(request) ||
  request === 'react/jsx-runtime' ||
  request === 'react/compiler-runtime' ||
  request === 'react/jsx-dev-runtime';

/**
 * Versions of the singletons an app has installed, by name. Read from the packages themselves: a `catalog:` or
 * `workspace:` range in the app's own package.json says nothing to the federation runtime.
 */
export function installedSingletons(appDirectory: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of singletons) {
    const manifest = path.join(appDirectory, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) found[name] = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  }
  return found;
}
