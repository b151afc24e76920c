import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { declared } from './exported-names.ts';
import { parsed, visit } from './parsed.ts';

/**
 * The names of a package that stand in the declarations of some of its exports, directly or over other declarations:
 * who uses a function may need a name for what it takes and gives. What is within the body of a function does not count.
 */
export function namesInSignatures(folder: string, exported: readonly string[]): ReadonlySet<string> {
  const declarations = declarationsOf(folder);
  const reached = new Set(exported);
  for (const name of reached)
    for (const named of declarations.get(name) ?? []) if (declarations.has(named)) reached.add(named);
  return reached;
}

/** Of each name that a package's modules declare and export, the names that its declaration uses. */
function declarationsOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const files = globSync('{src,exports}/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{test,test-d}.{ts,tsx}'] });
  for (const statement of files.flatMap((file) => [...parsed(path.join(folder, file)).statements]))
    for (const name of declared(statement).names)
      found.set(name, [...(found.get(name) ?? []), ...namesOutsideBodies(statement)]);
  return found;
}

function namesOutsideBodies(statement: ts.Statement): string[] {
  const names: string[] = [];
  visit(statement, (node) => {
    if (ts.isIdentifier(node)) names.push(node.text);
    return !(ts.isFunctionLike(node.parent) && 'body' in node.parent && node.parent.body === node);
  });
  return names;
}
