import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type BlobStore, openStore } from '@latchkey/releases/blobs';
import type { TestProject } from 'vitest/node';
import { openPglite, openPostgres } from '../src/database/open-database.ts';
import { startPostgres, type RunningPostgres } from './embedded-postgres.ts';
import { asAdmin } from './own-database.ts';
import { prepareDatabase } from './prepared-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The database of `postgresUrl` that a test engine's own is copied from. */
    postgresTemplate: string;
    /** The file of the embedded database that a test engine's own is copied from. */
    pgliteCopy: string;
    /** The store of pictures that a test engine's own is copied from. */
    picturesCopy: string;
  }
}

/** Of a server that nobody starts again: nothing is to reach the disk in time. Small statements are not worth compiling. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off'].flatMap((one) => [
  '-c',
  one,
]);

let running: RunningPostgres | undefined;
let directory: string | undefined;
let drop: (() => Promise<void>) | undefined;

/**
 * A real PostgreSQL for the suites that need one: TEST_DATABASE_URL where it is given (its user may create databases),
 * else npm's embedded binaries. Both databases are prepared once, since a copy takes a fifth of the time.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) running = await startPostgres(forgetful);
  const url = given ?? running?.url ?? '';
  const template = `test_template_${process.pid}`;
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  directory = await mkdtemp(join(tmpdir(), 'latchkey-databases-'));
  const pictures = join(directory, 'pictures');
  project.provide('picturesCopy', pictures);
  const { blobs } = openStore(pictures);
  await preparePostgres(url, template, blobs);
  drop = () => asAdmin(url, `drop database ${template}`);
  project.provide('pgliteCopy', await preparePglite(join(directory, 'pglite'), blobs));
}

export async function teardown(): Promise<void> {
  await drop?.();
  await running?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}

async function preparePostgres(server: string, name: string, pictures: BlobStore): Promise<void> {
  await asAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = openPostgres(url.href, 2, () => undefined);
  await prepareDatabase(opened.db, pictures);
  await opened.close();
}

async function preparePglite(home: string, pictures: BlobStore): Promise<string> {
  const opened = await openPglite(home);
  if ('refused' in opened) throw new Error(opened.by);
  await prepareDatabase(opened.db, pictures);
  await opened.close();
  const pglite = await PGlite.create(join(home, 'files'));
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  const file = join(home, 'copy.tar');
  await writeFile(file, Buffer.from(await copy.arrayBuffer()));
  return file;
}
