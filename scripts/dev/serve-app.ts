import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@latchkey/federation/records';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

export interface ServedApp {
  readonly app: string;
  readonly port: number;
  /** The release store of the product that will show it. */
  readonly store: string;
  /** The browser's and the server's build of the app's preset, made for development. */
  readonly browser: Configuration;
  readonly server: Configuration;
}

/**
 * Serves an app from its sources with fast refresh, and keeps a release called `dev` of it in the store: the origin shows
 * it by the same override that QA uses for any other release. Settles when the first build stands.
 */
export async function serveApp({
  app,
  port,
  store: directory,
  browser,
  server,
}: ServedApp): Promise<() => Promise<void>> {
  const base = `http://localhost:${port}/`;
  const store = openReleaseStore(directory);
  const records = path.join(directory, 'dev', app);
  mkdirSync(records, { recursive: true });

  const serverCompiler: Compiler = rspack({
    ...server,
    output: { ...server.output, path: path.join(directory, 'servers', app), filename: 'dev.cjs', clean: false },
  });
  await firstBuild(serverCompiler);

  const browserCompiler: Compiler = rspack({
    ...browser,
    output: {
      ...browser.output,
      path: records,
      publicPath: base,
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Names that stay: a style sheet with another name would not be put in place of the old one.
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      clean: false,
    },
  });
  const announce = async (): Promise<void> => {
    const record = JSON.parse(readFileSync(path.join(records, 'build-record.json'), 'utf8')) as BuildRecord;
    const release: Release = { ...record, id: 'dev', base, files: {}, server: `servers/${app}/dev.cjs` };
    const name = `releases/${app}/dev.json`;
    const before = await store.blobs.get(name);
    await store.blobs.replace(name, JSON.stringify(release, null, 1), before?.tag ?? null);
  };
  browserCompiler.hooks.done.tapPromise('announce', async (stats) => (stats.hasErrors() ? undefined : announce()));
  const devServer = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // The caller stops it, after the product that shows it.
      setupExitSignals: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      static: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    },
    browserCompiler,
  );
  await devServer.start();
  return async () => {
    await devServer.stop();
    await new Promise<void>((resolve) => serverCompiler.close(() => resolve()));
  };
}

/** Watches a build and waits for its first result; one with errors is shown and waited for again. */
function firstBuild(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return console.error(stats.toString({ preset: 'errors-only', colors: true }));
      resolve();
    });
  });
}
