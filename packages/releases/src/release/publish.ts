import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityOf } from '../bundle/integrity-of.ts';
import { wake } from '../bundle/wakes.ts';
import type { BlobStore } from '../store/blob-store.types.ts';
import { readBuild, type BuildFiles } from './build-files.ts';
import { isCompressible } from './compressible.ts';
import { changesOf } from './changes-of.ts';
import { pendingChangesOf } from './pending-changes.ts';
import { keepMap } from './source-maps.ts';
import { notePublication } from './publications.ts';
import type { Origin, Release, ReleasedFile } from './release.types.ts';
import type { ReleaseStore } from './release-store.ts';

const compress = promisify(brotliCompress);

/**
 * Turns an app's `dist` into a release in the store, without making it live. The same build twice is one release,
 * which is the newest again: its publication is written down each time. Throws
 * when the build is incomplete, or when a shell's server bundle fails to start, since what it provides is then unknown.
 */
export async function publish(store: ReleaseStore, appDirectory: string, origin?: Origin): Promise<Release> {
  const build = await readBuild(appDirectory);
  const { app, id } = identified(build);
  const known = await store.release(app, id);
  if (known) {
    if (origin !== undefined) await notePublication(store.blobs, app, id, origin);
    return known;
  }
  const described = await describe(build, appDirectory);
  const release: Release = { ...described, ...(origin === undefined ? {} : { origin }) };
  for (const [name, content] of build.assets) await keepAsset(store.blobs, `assets/${app}/${name}`, content);
  await store.blobs.keep(release.server, build.bundle);
  for (const [name, content] of build.maps) await keepMap(store.blobs, app, name, content);
  await store.blobs.keep(`releases/${app}/${id}.json`, JSON.stringify(release, null, 1));
  if (origin !== undefined) await notePublication(store.blobs, app, id, origin);
  return release;
}

/** The release that an app's `dist` would be, without a store. Throws as `publish` does. */
export const releaseOf = async (appDirectory: string): Promise<Release> =>
  describe(await readBuild(appDirectory), appDirectory);

/** What a build is, and its id, which comes from that alone. */
function identified({ record, assets, server, bundle }: BuildFiles) {
  const files: Record<string, ReleasedFile> = {};
  for (const [name, content] of assets) files[name] = { integrity: integrityOf(content), bytes: content.length };
  const about = {
    app: record.app,
    version: record.version,
    kind: record.kind,
    files,
    parts: record.parts,
    remoteEntry: record.remoteEntry,
    words: record.words,
    ...(record.screenWords === undefined ? {} : { screenWords: record.screenWords }),
    fonts: record.fonts,
    server: `servers/${record.app}/${server.bundle}`,
    serverIntegrity: integrityOf(bundle),
    singletons: record.singletons,
    uses: server.uses,
    apiRange: record.apiRange,
    asks: server.asks,
    ...(record.kind === 'shell' || Object.keys(server.operations ?? {}).length > 0
      ? { operations: server.operations }
      : {}),
    ...(record.pages === undefined ? {} : { pages: record.pages }),
    ...(record.experiments === undefined ? {} : { experiments: record.experiments }),
  };
  return { ...about, id: createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 12) };
}

async function describe(build: BuildFiles, appDirectory: string): Promise<Release> {
  const { record, server, bundle } = build;
  const provides =
    record.kind === 'shell' ? await providesOf(path.join(appDirectory, 'dist/server', server.bundle)) : undefined;
  return {
    ...identified(build),
    base: `/assets/${record.app}/`,
    serverBytes: bundle.length,
    ...(build.maps.length === 0 ? {} : { maps: build.maps.map(([name]) => name) }),
    ...(provides === undefined ? {} : { provides }),
    changes: changesOf(appDirectory, record.version),
    pendingChanges: pendingChangesOf(record.app, path.resolve(appDirectory, '../..')),
  };
}

async function providesOf(bundle: string): Promise<Release['provides']> {
  const waking = await wake({ bundle, shellBundle: null });
  if (waking.kind === 'refused') throw new Error(`the shell's server bundle does not wake: ${waking.reason}`);
  return waking.woken.provides;
}

/** A file's brotli twin, at the best level. */
export const brotliTwin = (content: Buffer): Promise<Buffer> =>
  compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** The twin is written first: a file that is there has everything it needs, however a publish before this one ended. */
async function keepAsset(blobs: BlobStore, name: string, content: Buffer): Promise<void> {
  if (await blobs.has(name)) return;
  if (isCompressible(name)) await blobs.keep(`${name}.br`, await brotliTwin(content));
  await blobs.keep(name, content);
}
