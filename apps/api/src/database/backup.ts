import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { thrownInWords } from '@latchkey/security/log-line';
import { lockDirectory } from './directory-lock.ts';

const unpack = promisify(gunzip);

type Outcome =
  | { readonly kind: 'done'; readonly bytes: number; readonly movedTo: string | null }
  | { readonly kind: 'refused'; readonly why: string };

/** Writes the embedded database in a directory to one file, whole or not at all. Refused while it is open. */
export async function backUp(directory: string, file: string): Promise<Outcome> {
  if (!(await exists(join(directory, 'files'))))
    return { kind: 'refused', why: `there is no embedded database in ${directory}` };
  return locked(directory, async () => {
    const pglite = await PGlite.create(join(directory, 'files'));
    const bytes = Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
    await pglite.close();
    const part = await open(`${file}.part`, 'w');
    await part.writeFile(bytes);
    await part.sync();
    await part.close();
    await rename(`${file}.part`, file);
    return { kind: 'done', bytes: bytes.length, movedTo: null };
  });
}

/**
 * Puts a backup in the place of the embedded database; what was there is moved aside. The file is unpacked beside it
 * and looked at first: where it is no backup, the database stays as it was.
 */
export async function restore(directory: string, file: string, now: Date): Promise<Outcome> {
  if (!(await exists(file))) return { kind: 'refused', why: `there is no file ${file}` };
  await mkdir(directory, { recursive: true });
  const bytes = await readFile(file);
  return locked(directory, async () => {
    const files = join(directory, 'files');
    const fresh = `${files}.restoring`;
    await rm(fresh, { recursive: true, force: true });
    try {
      const pglite = await PGlite.create(fresh, { loadDataDir: new Blob([await archiveIn(bytes)]) });
      await pglite.query('select count(*) from booking');
      await pglite.close();
    } catch (cause) {
      await rm(fresh, { recursive: true, force: true });
      return {
        kind: 'refused',
        why: `${file} is no backup: ${thrownInWords(cause)}`,
      };
    }
    const aside = (await exists(files)) ? `${files}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}` : null;
    if (aside !== null) await rename(files, aside);
    await rename(fresh, files);
    return { kind: 'done', bytes: bytes.length, movedTo: aside };
  });
}

/** The archive in a backup. Unpacked here: what cannot be, PGlite lets end the process. */
async function archiveIn(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await unpack(bytes);
  if (archive.subarray(257, 262).toString('latin1') !== 'ustar') throw new Error('it holds no archive');
  return new Uint8Array(archive);
}

async function locked(directory: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const lock = await lockDirectory(directory);
  if ('refused' in lock) return { kind: 'refused', why: `the embedded database is open (${lock.by}): stop that first` };
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
