import { readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../..');

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s+)?'([^']+)';/gm;

/** Every file of this workspace that a file imports before it runs, and what these import in turn; itself first. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) {
    if (!/\.tsx?$/.test(one)) continue;
    for (const [, specifier = ''] of readFileSync(one, 'utf8').matchAll(staticImport)) {
      const found = resolved(specifier, one);
      if (found !== null) reached.add(found);
    }
  }
  return reached;
}

/** The file of an import; null for one from npm. */
export function resolved(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  const [, name, subpath = ''] = /^@latchkey\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  const folder = path.join(packages, name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const target = exports[`.${subpath}`] ?? exports['./*']?.replace('*', subpath.slice(1));
  return target === undefined ? null : path.join(folder, target);
}
