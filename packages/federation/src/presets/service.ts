import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { common, scripts } from './common.ts';

export interface ServiceSettings {
  readonly directory: string;
  /** Output file (without `.js`) to source file. */
  readonly entry: Readonly<Record<string, string>>;
}

/**
 * A Node service as ES modules: the workspace's own code in one file an entry, packages from npm left outside.
 * Node does not strip types below node_modules, where a deployed workspace package lies.
 */
export function service({ directory, entry }: ServiceSettings): Configuration {
  return {
    ...common(directory),
    target: 'node24',
    entry: { ...entry },
    output: { path: path.join(directory, 'dist'), filename: '[name].js', module: true, chunkFormat: 'module', library: { type: 'module' }, clean: true },
    externalsType: 'module',
    externals: [({ request }, done) => (isOwn(request) ? done() : done(undefined, `module ${request}`))],
    module: { rules: [scripts('node')], parser: { javascript: { importMeta: false, worker: false, url: false } } },
    optimization: { minimize: false, splitChunks: false },
    devtool: 'source-map',
  };
}

const isOwn = (request: string | undefined): boolean => !request || request.startsWith('.') || request.startsWith('/') || request.startsWith('@latchkey/') || request.startsWith('@swc/helpers');
