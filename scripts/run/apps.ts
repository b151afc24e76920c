import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What an app is to the product, as its package.json says: `"latchkey": { "kind": "remote" }`. */
export type AppKind = 'shell' | 'remote' | 'service';

/** The names of the apps of a kind, in the order of the alphabet. Throws where an app does not say its kind. */
export function appsOfKind(kind: AppKind, root: string): string[] {
  return globSync('apps/*/package.json', { cwd: root })
    .toSorted()
    .filter((file) => kindIn(path.join(root, file)) === kind)
    .map((file) => path.basename(path.dirname(file)));
}

function kindIn(file: string): string {
  const { latchkey } = JSON.parse(readFileSync(file, 'utf8')) as { latchkey?: { kind?: string } };
  if (latchkey?.kind === undefined) throw new Error(`${file} does not say "latchkey": { "kind": … }`);
  return latchkey.kind;
}
