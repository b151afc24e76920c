import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The names of a package that stand in the declarations of some of its exports, directly or over other declarations:
 * who uses a function may need a name for what it takes and gives. A function counts up to its body, a constant up to
 * its arrow.
 */
export function namesInSignatures(folder: string, exported: readonly string[]): ReadonlySet<string> {
  const declarations = declarationsOf(folder);
  const reached = new Set(exported);
  for (const name of reached)
    for (const [word] of (declarations.get(name) ?? '').matchAll(/\b[A-Z]\w+/g))
      if (declarations.has(word)) reached.add(word);
  return reached;
}

const declaration =
  /^export (?:declare )?(?:async )?(const|function\*?|class|interface|type) (\w+)([\s\S]*?)(?=^(?:export|const|function|interface|type|class|async|\/\/) |$(?![\s\S]))/gm;

function declarationsOf(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{src,exports}/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/*.{test,test-d}.{ts,tsx}'],
  })) {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    for (const [, kind = '', name = '', rest = ''] of text.matchAll(declaration))
      found.set(name, `${found.get(name) ?? ''} ${signatureIn(kind, rest)}`);
  }
  return found;
}

function signatureIn(kind: string, rest: string): string {
  if (kind.startsWith('function')) return rest.split(' {\n')[0] ?? '';
  return kind === 'const' ? (rest.split('=>')[0] ?? '') : rest;
}
