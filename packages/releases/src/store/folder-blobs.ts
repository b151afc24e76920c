import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from './blob-store.types.ts';
import { underLock } from './lock.ts';
import { isOwnName, ownName } from './own-name.ts';

const tagOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Drafts carry the process and a number, so that two writers of one name do not meet in one draft. */
let drafts = 0;

/** Blobs as files of a folder. Names are written as drafts and renamed, and replaced under a lock file. */
export function folderBlobs(directory: string): BlobStore {
  const at = (name: string): string => path.join(directory, name);

  const write = async (name: string, content: Uint8Array | string): Promise<void> => {
    const target = at(ownName(name));
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}-${drafts++}.tmp`;
    await writeFile(draft, content);
    await rename(draft, target);
  };

  const get: BlobStore['get'] = async (name) => {
    if (!isOwnName(name)) return null;
    const content = await unlessMissing(readFile(at(name)));
    return content === null ? null : { content, tag: tagOf(content) };
  };

  const has: BlobStore['has'] = async (name) =>
    isOwnName(name) && ((await unlessMissing(access(at(name)).then(() => true))) ?? false);

  return {
    get,
    has,
    keep: async (name, content) => void ((await has(name)) || (await write(name, content))),
    replace: (name, content, tag) =>
      underLock(directory, async () => {
        if (((await get(name))?.tag ?? null) !== tag) return false;
        await write(name, content);
        return true;
      }),
    async list(prefix) {
      ownName(`${prefix}.`.replace(/\/?\.$/, ''));
      const folder = path.dirname(`${prefix}.`);
      const entries = await unlessMissing(readdir(at(folder), { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .filter((name) => name.startsWith(prefix))
        .toSorted();
    },
    remove: (name) => rm(at(ownName(name)), { force: true }),
    async tidy(before) {
      const entries = await unlessMissing(readdir(directory, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        const file = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || !entry.name.endsWith('.tmp')) continue;
        const about = await unlessMissing(stat(file));
        if (about !== null && about.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
