import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';

/** A part of a paper that is made of the code: the whole file, or what stands between two texts that stay. */
export interface MadePart {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly opens?: string;
  readonly closes?: string;
  readonly text: string;
}

/** Writes the part, or says that the paper has another. Throws where the file has no place for it. */
export function madeFaults({ file, opens, closes, text }: MadePart, isWriting: boolean): string[] {
  const at = path.join(root, file);
  const there = readFileSync(at, 'utf8');
  const start = opens === undefined ? 0 : there.indexOf(opens) + opens.length;
  const end = closes === undefined ? there.length : there.indexOf(closes, start);
  if (start < (opens?.length ?? 0) || end < start) throw new Error(`${file} has no place for what is made of the code`);
  const made = there.slice(0, start) + text + there.slice(end);
  if (isWriting) writeFileSync(at, made);
  return isWriting || made === there
    ? []
    : [`${file} is not what the code says: node scripts/checks/papers.ts --write`];
}
