import { isBuiltin } from 'node:module';
import { defineConfig } from '@rspack/cli';
import manifest from './package.json' with { type: 'json' };

/** Packages from npm stay outside; the rest goes in. */
const outside = Object.keys(manifest.dependencies);
const isOutside = (request: string): boolean => isBuiltin(request) || outside.some((name) => request === name || request.startsWith(`${name}/`));

/** One file for start and deploy: Node strips types only outside node_modules, where it may lie once deployed. */
export default defineConfig({
  mode: 'production',
  target: 'node24',
  entry: { server: './src/server.ts' },
  output: { filename: '[name].js', module: true, chunkFormat: 'module', library: { type: 'module' }, clean: true },
  optimization: { minimize: false },
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [({ request = '' }, done) => (isOutside(request) ? done(undefined, `module ${request}`) : done())],
  node: { __dirname: false, __filename: false },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [{ test: /\.ts$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } } }],
  },
});
