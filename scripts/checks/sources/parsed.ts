import { readFileSync } from 'node:fs';
import ts from 'typescript-5';

const kept = new Map<string, ts.SourceFile>();

/** A file as TypeScript's own parser reads it, each once. */
export function parsed(file: string): ts.SourceFile {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  kept.set(file, source);
  return source;
}

/** Calls `see` for a node and for all within it, but for what is in those of which `see` says `false`. */
export function visit(node: ts.Node, see: (node: ts.Node) => boolean | void): void {
  if (see(node) === false) return;
  ts.forEachChild(node, (child) => visit(child, see));
}
