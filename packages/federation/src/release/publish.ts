import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildRecord } from '../presets/build-record.ts';
import type { Release, ReleasedFile } from './release.types.ts';
import type { ReleaseStore } from './store.ts';

const compress = promisify(brotliCompress);

/** Turns an app's `dist` into a release in the store, without making it live. The same build twice is one release. */
export async function publish(store: ReleaseStore, appDirectory: string): Promise<Release> {
  const folder = path.join(appDirectory, 'dist/browser');
  const record = JSON.parse(await readFile(path.join(folder, 'build-record.json'), 'utf8')) as BuildRecord;
  const assets = await filesIn(folder);
  const serverFile = (await readdir(path.join(appDirectory, 'dist/server'))).find((file) => file.endsWith('.cjs'));
  if (!serverFile) throw new Error(`${record.app} has no server bundle: build it first`);
  const files: Record<string, ReleasedFile> = {};
  for (const [name, content] of assets)
    files[name] = {
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      bytes: content.length,
    };
  const about = {
    app: record.app,
    version: record.version,
    kind: record.kind,
    files,
    parts: record.parts,
    remoteEntry: record.remoteEntry,
    words: record.words,
    fonts: record.fonts,
    server: `servers/${record.app}/${serverFile}`,
    singletons: record.singletons,
  };
  const id = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 12);
  const release: Release = { ...about, id, base: `/assets/${record.app}/` };
  const known = await store.release(release.app, id);
  if (known) return known;
  for (const [name, content] of assets) await writeAsset(store, `assets/${record.app}/${name}`, content);
  await store.write(release.server, await readFile(path.join(appDirectory, 'dist/server', serverFile)));
  await store.write(`releases/${release.app}/${id}.json`, JSON.stringify(release, null, 1));
  return release;
}

/** Fonts are compressed in themselves; everything else gets its brotli twin once, at the best level. */
async function writeAsset(store: ReleaseStore, file: string, content: Buffer): Promise<void> {
  if (existsSync(path.join(store.directory, file))) return;
  await store.write(file, content);
  if (!/\.(?:js|css|svg|json)$/.test(file)) return;
  await store.write(
    `${file}.br`,
    await compress(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
}

async function filesIn(folder: string): Promise<[string, Buffer][]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  const released = names.filter((name) => !/^(?:build-record|mf-manifest|mf-stats)\.json$/.test(name)).toSorted();
  return Promise.all(
    released.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
  );
}
