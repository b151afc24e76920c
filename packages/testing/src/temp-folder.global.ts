import { chmod, rm } from 'node:fs/promises';
import { ownFolder } from '../../../scripts/run/own-folder.ts';

let folder: string | undefined;

/** Gives a run of tests a temporary folder of its own (TMPDIR), so that what its files leave there goes with it. */
export async function setup(): Promise<void> {
  folder = ownFolder('test');
  // A database that is started by root runs as somebody else, and reads a file there.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
