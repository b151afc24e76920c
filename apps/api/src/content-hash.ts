import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Enough letters to tell all contents apart. */
const letters = 32;

/** A name made of what is in a file. */
export const contentHashOf = async (file: string): Promise<string> => hashOfContent(await readFile(file));

/** The same of what was read. */
export const hashOfContent = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, letters);
