import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A paper of rules. */
export interface RulePaper {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** The rules of the product: docs/rules.md first, which lists the areas, then their papers. */
export const rulePapers = (root: string): RulePaper[] =>
  ['docs/rules.md', ...globSync('docs/rules/*.md', { cwd: root }).toSorted()].map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
