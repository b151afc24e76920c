import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ServerRecordPlugin } from './build-record.ts';
import { common, define, federationName, inlineScripts, scripts, styles } from './common.ts';
import { isSingleton } from './singletons.ts';

/**
 * One self-contained CommonJS file that a render worker evaluates. A remote's asks for the singletons by `require`;
 * the shell's contains them and hands them out.
 */
export function serverBundle(
  directory: string,
  app: string,
  entry: string,
  holds: 'singletons' | 'its own',
): Configuration {
  const css = styles('node');
  return {
    ...common(directory),
    name: `${app}:server`,
    target: 'node24',
    entry: { server: entry },
    output: {
      path: path.join(directory, 'dist/server'),
      uniqueName: federationName(app),
      filename: '[name].[contenthash:8].cjs',
      publicPath: `/assets/${app}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      rules: [scripts('node'), inlineScripts, ...(css.rules ?? [])],
      ...(css.generator ? { generator: css.generator } : {}),
      ...(css.parser ? { parser: css.parser } : {}),
    },
    ...(holds === 'its own'
      ? {
          externals: [
            ({ request }, done) => (request && isSingleton(request) ? done(undefined, `commonjs ${request}`) : done()),
          ],
        }
      : {}),
    optimization: { minimize: false, splitChunks: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), define('node'), new ServerRecordPlugin()],
  };
}
