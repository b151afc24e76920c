import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Parts of libraries that our pages never reach, and that tree shaking keeps because a class holds them. Each is
// replaced by a module that fails by name if it is ever called. Together they are 8 KB (brotli) of the shell.
const leftOut = [
  { package: '@module-federation/runtime-core', file: 'plugins/snapshot/SnapshotHandler.js', by: 'snapshots.ts' },
  { package: '@module-federation/runtime-core', file: 'utils/preload.js', by: 'preloading.ts' },
  { package: '@module-federation/runtime-core', file: 'utils/semver/index.js', by: 'versions.ts' },
  { package: '@module-federation/runtime-core', file: 'utils/logger.js', by: 'messages.ts' },
  { package: '@module-federation/runtime-core', file: 'utils/context.js', by: 'context.ts' },
  {
    package: '@module-federation/error-codes',
    of: '@module-federation/runtime-core',
    file: 'desc.mjs',
    by: 'sentences.ts',
  },
  { package: '@tanstack/react-router', file: 'link.js', by: 'router-link.ts' },
  { package: '@tanstack/router-core', file: 'scroll-restoration.js', by: 'scroll-restoration.ts' },
  { package: '@tanstack/router-core', file: 'searchParams.js', by: 'search-parameters.ts' },
  { package: '@tanstack/router-core', file: 'rewrite.js', by: 'rewrites.ts' },
] as const;

/** A shim for older Reacts gives way to React, which has the function itself since 18. */
const instead = { 'use-sync-external-store/shim$': 'react' } as const;

/**
 * Aliases from those parts to what takes their place, for a build of the app in `directory`, which must depend on the
 * packages, or on those that have them (`of`). Throws when a library no longer has a part: an upgrade that moves one,
 * and so brings it back, is noticed.
 */
export function leftOutParts(directory: string): Record<string, string> {
  const require = createRequire(path.join(directory, 'package.json'));
  const parts = Object.fromEntries(
    leftOut.map(({ package: name, file, by, ...rest }) => {
      const from = 'of' in rest ? createRequire(require.resolve(rest.of)) : require;
      return [partOf(name, file, from), path.join(import.meta.dirname, 'left-out', by)];
    }),
  );
  const wholes = Object.entries(instead).map(([shim, module]) => [shim, require.resolve(module)]);
  return { ...parts, ...Object.fromEntries(wholes) };
}

/** A file of a library's ES build, by its path in it. Throws when the library has it no more. */
export function partOf(name: string, file: string, require: NodeJS.Require): string {
  const entry = require.resolve(name);
  const dist = entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`) + '/dist/'.length);
  const part = ['', 'esm'].map((folder) => path.join(dist, folder, file)).find((candidate) => existsSync(candidate));
  if (part === undefined)
    throw new Error(`${name} has no ${file} any more: look again at what is left out or comes later`);
  return part;
}
