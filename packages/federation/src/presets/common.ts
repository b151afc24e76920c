import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { asScript } from '../inline/script-text.ts';

const require = createRequire(import.meta.url);

/** Browsers that get the site as it is written. LightningCSS needs them named, or it expands logical properties. */
export const browsers = ['chrome 111', 'firefox 121', 'safari 16.4'];

export const isProduction = (): boolean => process.env['NODE_ENV'] !== 'development';

/**
 * TypeScript and JSX through SWC with Lingui's macros. React Compiler is off: it made the hotel home's chunk 46 % heavier
 * and read `<Trans>` before the macro did (see decisions/0002-no-react-compiler.md).
 */
export function scripts(runsOn: 'browser' | 'node'): RuleSetRule {
  const refreshes = runsOn === 'browser' && !isProduction();
  return {
    test: /\.(?:ts|tsx|mjs|js)$/,
    exclude: /node_modules/,
    resourceQuery: { not: [asScript] },
    type: 'javascript/auto',
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: {
            externalHelpers: true,
            transform: { react: { runtime: 'automatic', development: !isProduction(), refresh: refreshes } },
            experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), {}]] },
          },
          env: { targets: runsOn === 'node' ? 'node 24' : browsers.join(', ') },
        },
      },
    ],
  };
}

/** Modules that a document carries as text: `import startPage from './start-page.ts?script'`. */
export const inlineScripts: RuleSetRule = {
  resourceQuery: asScript,
  type: 'asset/source',
  use: [path.join(import.meta.dirname, '../inline/inline-script-loader.ts')],
};

/** Stylesheets as native CSS modules, and files that styles and screens point at. On the server only names are kept. */
export function styles(
  runsOn: 'browser' | 'node',
): Pick<NonNullable<Configuration['module']>, 'rules' | 'generator' | 'parser'> {
  const exportsOnly = runsOn === 'node';
  const localIdentName = '[uniqueName]-[hash]__[local]';
  return {
    rules: [
      { test: /\.css$/, type: 'css/auto', use: [path.join(import.meta.dirname, '../styles/named-media-loader.ts')] },
      {
        test: /\.(?:woff2|svg|jpg|avif|png|webp)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:8][ext]', emit: !exportsOnly },
      },
    ],
    // A custom property is how one module tells another something (`--cord`): renamed it would reach nobody.
    parser: { 'css/auto': { dashedIdents: false }, 'css/module': { dashedIdents: false } },
    generator: {
      'css/auto': { localIdentName, exportsOnly },
      'css/module': { localIdentName, exportsOnly },
      css: { exportsOnly },
    },
  };
}

/** What every build shares, wherever its result runs. */
export function common(directory: string): Configuration {
  return {
    context: directory,
    mode: isProduction() ? 'production' : 'development',
    // Beside the files and named by none of them: a release keeps them apart, and nobody is served one.
    devtool: isProduction() ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** What every build for browsers shares: hashed files under `/assets/<app>/`, nothing inlined. */
export function browser(directory: string, app: string, folder: string): Configuration {
  const uniqueName = federationName(app);
  const css = styles('browser');
  return {
    ...common(directory),
    target: ['web', 'es2022'],
    output: {
      path: path.join(directory, folder),
      publicPath: 'auto',
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    module: {
      rules: [scripts('browser'), ...(css.rules ?? [])],
      ...(css.generator ? { generator: css.generator } : {}),
      ...(css.parser ? { parser: css.parser } : {}),
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [
        // Every pass finds what the one before it laid open; the fifth finds nothing.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
  };
}

/** An app's name as a global of the browser. */
export const federationName = (app: string): string => app.replaceAll('-', '_');

export const define = (runsOn: 'browser' | 'node'): InstanceType<typeof rspack.DefinePlugin> =>
  new rspack.DefinePlugin({ __ON_SERVER__: String(runsOn === 'node') });
