import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { apiRange } from './api-range.ts';
import { appVersion } from './app-version.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { browser, define, federationName, isProduction } from './common.ts';
import { integrity } from './integrity.ts';
import { experimentsOf } from './experiments.ts';
import { ownPages } from './own-pages.ts';
import { refresh } from './refresh.ts';
import { sameAnywhere } from './same-anywhere.ts';
import { exposesOf, writeServerEntry } from './screens.ts';
import { serverBundle } from './server-bundle.ts';
import { installedSingletons } from './singletons.ts';
import { slimRuntime } from './slim-runtime.ts';
import type { WordGroups } from './word-groups.types.ts';

export interface RemoteSettings {
  /** The app's folder: `import.meta.dirname` of its configuration. */
  readonly directory: string;
  /** The app's name in the route table. */
  readonly app: string;
  /** Screens that share a catalog, where its words are kept by screen. */
  readonly wordGroups?: WordGroups;
}

/** The three builds of a remote: its federated face, its server bundle and a page that runs it alone. */
export const remote = (settings: RemoteSettings): Configuration[] => [
  federated(settings),
  serverBundle(settings.directory, settings.app, writeServerEntry(settings.directory), 'its own'),
  standalone(settings),
];

/** The face that the shell loads at run time. */
export function federated({ directory, app, wordGroups = {} }: RemoteSettings): Configuration {
  const versions = installedSingletons(directory);
  const base = browser(directory, app, 'dist/browser');
  const anywhere = sameAnywhere();
  const pages = ownPages(directory);
  const experiments = experimentsOf(directory);
  return {
    ...base,
    name: `${app}:browser`,
    entry: {},
    resolve: { ...base.resolve, alias: { ...slimRuntime(), ...anywhere.alias } },
    // A package from npm comes in the file of the part that wants it: a file more is a request and a hash in the entry.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      define('browser'),
      ...refresh(),
      ...integrity(),
      anywhere.plugin,
      new BuildRecordPlugin(
        {
          app,
          version: appVersion(directory),
          kind: 'remote',
          singletons: versions,
          apiRange: apiRange(directory),
          ...(pages.length > 0 ? { pages } : {}),
          ...(experiments.length > 0 ? { experiments } : {}),
        },
        wordGroups,
      ),
      new ModuleFederationPlugin({
        name: federationName(app),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: exposesOf(directory),
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(versions).map(([name, version]) => [
            name,
            { singleton: true, import: false as const, requiredVersion: `^${version}` },
          ]),
        ),
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}

/** The remote without the shell, for its own team: `dist/standalone/index.html`. */
function standalone({ directory, app }: RemoteSettings): Configuration {
  return {
    ...browser(directory, app, 'dist/standalone'),
    name: `${app}:standalone`,
    entry: { main: './src/standalone.tsx' },
    ...(isProduction() ? { devtool: false } : {}),
    plugins: [
      define('browser'),
      ...refresh(),
      new rspack.HtmlRspackPlugin({
        title: `${app}, alone`,
        scriptLoading: 'defer',
        publicPath: '/',
        templateContent:
          '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div></body></html>',
      }),
    ],
    output: { ...browser(directory, app, 'dist/standalone').output, path: path.join(directory, 'dist/standalone') },
  };
}
