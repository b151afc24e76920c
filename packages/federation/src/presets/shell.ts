import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { appVersion } from './app-version.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { browser, define, federationName } from './common.ts';
import { integrity } from './integrity.ts';
import { refresh } from './refresh.ts';
import { serverBundle } from './server-bundle.ts';
import { installedSingletons } from './singletons.ts';
import { slimRuntime } from './slim-runtime.ts';

export interface ShellSettings {
  readonly directory: string;
  readonly app: string;
}

/** The two builds of the host: what runs in the browser, and the server bundle that holds the singletons. */
export function shell({ directory, app }: ShellSettings): Configuration[] {
  const versions = installedSingletons(directory);
  const base = browser(directory, app, 'dist/browser');
  const host: Configuration = {
    ...base,
    name: `${app}:browser`,
    entry: { main: './src/browser.tsx' },
    output: { ...base.output, publicPath: `/assets/${app}/` },
    resolve: { ...base.resolve, alias: slimRuntime() },
    plugins: [
      define('browser'),
      ...refresh(),
      ...integrity(),
      new BuildRecordPlugin({ app, version: appVersion(directory), kind: 'shell', singletons: versions }),
      new ModuleFederationPlugin({
        name: federationName(app),
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(versions).map(([name, version]) => [
            name,
            { singleton: true, eager: true, requiredVersion: `^${version}` },
          ]),
        ),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
  return [host, serverBundle(directory, app, './src/server.tsx', 'singletons')];
}
