import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { common, scripts } from './common.ts';

export interface ServiceBuild {
  readonly directory: string;
  /** Output file (without `.js`) to source file. */
  readonly entry: Readonly<Record<string, string>>;
}

/**
 * A Node service as ES modules, one file an entry, for start and deploy: Node strips types only outside node_modules,
 * where our own packages lie once deployed. The service's own npm packages stay outside; what only our packages bring goes in.
 */
export function service({ directory, entry }: ServiceBuild): Configuration {
  const { dependencies } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@latchkey/'));
  const isOutside = (request: string): boolean =>
    isBuiltin(request) || outside.some((name) => request === name || request.startsWith(`${name}/`));
  return {
    ...common(directory),
    target: 'node24',
    entry: { ...entry },
    output: {
      path: path.join(directory, 'dist'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) => (isOutside(request) ? done(undefined, `module-import ${request}`) : done()),
    ],
    node: { __dirname: false, __filename: false },
    module: { rules: [scripts('node')], parser: { javascript: { importMeta: false, worker: false, url: false } } },
    optimization: { minimize: false, splitChunks: false },
    devtool: 'source-map',
  };
}
