import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What is told apart by so many letters is told apart. */
const letters = 32;

/** A name made of what is in a file. */
export async function contentHashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, letters);
}
