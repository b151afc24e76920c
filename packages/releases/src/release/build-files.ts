import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, ServerRecord } from '@latchkey/federation/records';

/** Names that a build may give itself and its files: they become names of the store, and addresses. */
const shapes = {
  app: /^[a-z][a-z0-9-]{0,39}$/,
  file: /^[\w-][\w.-]{0,199}$/,
  bundle: /^[\w-][\w.-]{0,199}\.cjs$/,
};

/** What an app's folder holds of one build: its records and its files, each a plain file of the folder itself. */
export interface BuildFiles {
  readonly record: BuildRecord;
  readonly assets: readonly (readonly [name: string, content: Buffer])[];
  readonly server: ServerRecord;
  readonly bundle: Buffer;
  /** Maps from its scripts and its server bundle to the sources, by the name of the file; of an older build there are none. */
  readonly maps: readonly (readonly [name: string, content: Buffer])[];
}

/**
 * Reads the files that the records name and no others: a build restored from a cache lies beside files of the build before
 * it. Throws when one is missing, when a name leads elsewhere, and where a link stands in place of a file or a folder: what
 * is read here is sent to everybody.
 */
export async function readBuild(appDirectory: string): Promise<BuildFiles> {
  for (const folder of ['dist', 'dist/browser', 'dist/server'])
    if (!(await lstat(path.join(appDirectory, folder))).isDirectory())
      throw new Error(`${folder} is no folder of the build`);
  const at = (...names: string[]): Promise<Buffer> => plainFile(path.join(appDirectory, 'dist', ...names));
  const record = JSON.parse(String(await at('browser', 'build-record.json'))) as BuildRecord;
  const server = JSON.parse(String(await at('server', 'server-record.json'))) as ServerRecord;
  checkNames(record, server);
  const assets = await Promise.all(
    record.files.map(async (name) => [name, await at('browser', name).catch(asMissing(record.app, name))] as const),
  );
  const scripts = record.files.filter((name) => name.endsWith('.js')).map((name) => ['browser', name] as const);
  const maps = await Promise.all(
    [...scripts, ['server', server.bundle] as const].map(async ([folder, name]) => {
      const map = await at(folder, `${name}.map`).catch(() => null);
      return map === null ? [] : [[name, map] as const];
    }),
  );
  return { record, assets, server, bundle: await at('server', server.bundle), maps: maps.flat() };
}

function checkNames({ app, files, parts, words, fonts, remoteEntry }: BuildRecord, { bundle }: ServerRecord): void {
  if (!shapes.app.test(app)) throw new Error(`${JSON.stringify(app)} is no name of an app`);
  if (!shapes.bundle.test(bundle)) throw new Error(`${JSON.stringify(bundle)} is no name of a server bundle`);
  for (const name of files)
    if (!shapes.file.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`);
  const named = [
    ...Object.values(parts).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...Object.values(words).flat(),
    ...fonts,
    ...(remoteEntry === null ? [] : [remoteEntry]),
  ];
  const unknown = named.find((name) => !files.includes(name));
  if (unknown !== undefined) throw new Error(`${app} names ${JSON.stringify(unknown)}, which is none of its files`);
}

async function plainFile(file: string): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    if (!(await handle.stat()).isFile()) throw new Error(`${path.basename(file)} is no file`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function asMissing(app: string, name: string): (cause: Error & { code?: string }) => never {
  return (cause) => {
    if (cause.code === 'ELOOP') throw new Error(`${app}: ${name} is a link, and not a file of the build`);
    if (cause.code !== 'ENOENT') throw cause;
    throw new Error(`${app} is not whole: ${name} is missing, build it again`);
  };
}
