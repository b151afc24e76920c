import { rspack, type Configuration } from '@rspack/core';
import { apiRange } from './api-range.ts';
import { appVersion } from './app-version.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { browser, define } from './common.ts';
import { integrity } from './integrity.ts';
import { leftOutParts } from './left-out.ts';
import { navigationLater } from './navigation-later.ts';
import { OneSheetPlugin } from './one-sheet.ts';
import { refresh } from './refresh.ts';
import { serverBundle } from './server-bundle.ts';
import { installedSingletons } from './singletons.ts';

export interface ShellSettings {
  readonly directory: string;
  readonly app: string;
}

/** The two builds of the host: what runs in the browser, and the server bundle that holds the singletons. */
export function shell({ directory, app }: ShellSettings): Configuration[] {
  const versions = installedSingletons(directory);
  const base = browser(directory, app, 'dist/browser');
  const navigation = navigationLater(directory);
  const host: Configuration = {
    ...base,
    name: `${app}:browser`,
    entry: { main: './src/browser.tsx' },
    output: { ...base.output, publicPath: `/assets/${app}/` },
    resolve: { ...base.resolve, alias: { ...leftOutParts(directory), ...navigation.alias } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), navigation.rule] },
    plugins: [
      define('browser'),
      ...refresh(),
      ...integrity(),
      new BuildRecordPlugin({
        app,
        version: appVersion(directory),
        kind: 'shell',
        singletons: versions,
        apiRange: apiRange(directory),
      }),
      federationRuntime(versions),
      new OneSheetPlugin(),
    ],
  };
  return [host, serverBundle(directory, app, './src/server.tsx', 'singletons')];
}

/** What the shell's start of the federation runtime wants to know, and the runtime's switches for what it can do without. */
const federationRuntime = (versions: Readonly<Record<string, string>>) =>
  new rspack.DefinePlugin({
    __SINGLETON_VERSIONS__: JSON.stringify(versions),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    ENV_TARGET: JSON.stringify('web'),
  });
