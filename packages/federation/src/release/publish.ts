import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildRecord, ServerRecord } from '../presets/build-record.ts';
import type { Release, ReleasedFile } from './release.types.ts';
import type { ReleaseStore } from './store.ts';

const compress = promisify(brotliCompress);

/** Turns an app's `dist` into a release in the store, without making it live. The same build twice is one release. */
export async function publish(store: ReleaseStore, appDirectory: string): Promise<Release> {
  const folder = path.join(appDirectory, 'dist/browser');
  const record = JSON.parse(await readFile(path.join(folder, 'build-record.json'), 'utf8')) as BuildRecord;
  const assets = await filesOf(record, folder);
  const serverFolder = path.join(appDirectory, 'dist/server');
  const { bundle } = JSON.parse(await readFile(path.join(serverFolder, 'server-record.json'), 'utf8')) as ServerRecord;
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
    server: `servers/${record.app}/${bundle}`,
    singletons: record.singletons,
  };
  const id = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 12);
  const release: Release = { ...about, id, base: `/assets/${record.app}/` };
  const known = await store.release(release.app, id);
  if (known) return known;
  for (const [name, content] of assets) await writeAsset(store, `assets/${record.app}/${name}`, content);
  await store.write(release.server, await readFile(path.join(serverFolder, bundle)));
  await store.write(`releases/${release.app}/${id}.json`, JSON.stringify(release, null, 1));
  return release;
}

/**
 * Fonts are compressed in themselves; everything else gets its brotli twin, at the best level. The twin is written first:
 * a file that is there has everything it needs, however a publish before this one ended.
 */
async function writeAsset(store: ReleaseStore, file: string, content: Buffer): Promise<void> {
  if (existsSync(path.join(store.directory, file))) return;
  if (/\.(?:js|css|svg|json)$/.test(file))
    await store.write(
      `${file}.br`,
      await compress(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
  await store.write(file, content);
}

/**
 * The files that the record names and no others: a build restored from a cache lies beside files of the build before it.
 * Throws when one is missing.
 */
const filesOf = ({ app, files }: BuildRecord, folder: string): Promise<[string, Buffer][]> =>
  Promise.all(
    files.map(async (name): Promise<[string, Buffer]> => {
      const file = path.join(folder, name);
      if (!existsSync(file)) throw new Error(`${app} is not whole: ${name} is missing, build it again`);
      return [name, await readFile(file)];
    }),
  );
