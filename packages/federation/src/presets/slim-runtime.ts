import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { partOf } from './left-out.ts';

const require = createRequire(import.meta.url);

// The bundler resolves these packages to their .cjs builds, in which the switches that drop unused parts of the
// runtime do nothing; the ES builds beside them are half the size. Each names the package it is found from.
const packages = [
  { name: 'webpack-bundler-runtime', from: 'enhanced', builds: ['bundler.js'] },
  { name: 'runtime', from: 'webpack-bundler-runtime', builds: ['bundler.js'] },
  { name: 'runtime-core', from: 'runtime', builds: ['index.js'] },
  { name: 'sdk', from: 'enhanced', builds: ['index.js'] },
  { name: 'error-codes', from: 'enhanced', builds: ['index.js', 'index.mjs'] },
  { name: 'inject-external-runtime-core-plugin', from: 'enhanced', builds: ['index.js'] },
] as const;

// What every entry would bring: sentences for developers (an error keeps its code), and a choice among builds of shared
// packages, which have one each.
const leftOut = [
  { package: '@module-federation/error-codes', file: 'desc.mjs', by: 'sentences.ts' },
  { package: '@module-federation/webpack-bundler-runtime', file: 'init.js', by: 'tree-shaking.ts' },
  { package: '@module-federation/webpack-bundler-runtime', file: 'getSharedFallbackGetter.js', by: 'tree-shaking.ts' },
] as const;

/** Aliases from the federation runtime's CommonJS files to its ES builds. */
export function slimRuntime(): Record<string, string> {
  const dist: Record<string, string> = { enhanced: path.dirname(require.resolve('@module-federation/enhanced')) };
  const aliases: Record<string, string> = {};
  for (const { name, from, builds } of packages) {
    const entry = require.resolve(`@module-federation/${name}`, { paths: [dist[from] ?? ''] });
    const folder = path.dirname(entry);
    dist[name] = folder;
    const build = builds.find((file) => existsSync(path.join(folder, file)));
    if (!build)
      throw new Error(
        `@module-federation/${name} has none of its ES builds (${builds.join(', ')}): the slim runtime needs a new path`,
      );
    aliases[path.join(folder, 'index.cjs')] = path.join(folder, build);
  }
  const enhanced = createRequire(path.join(dist['enhanced'] ?? '', 'index.js'));
  for (const { package: name, file, by } of leftOut)
    aliases[partOf(name, file, enhanced)] = path.join(import.meta.dirname, 'left-out', by);
  return aliases;
}
