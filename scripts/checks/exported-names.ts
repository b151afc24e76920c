import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One name that a module exports. */
export interface ExportedName {
  readonly exported: string;
  readonly kind: 'value' | 'type';
  /** Whether it is another package's, passed on. */
  readonly isPassedOn: boolean;
}

/** One name that a part of the repository (`apps/checkout`) imports from a package. */
export interface Use {
  readonly part: string;
  readonly from: string;
  readonly name: string;
}

/** The names that a module of an `exports/` folder exports, `export *` of types included, by the alphabet. */
export function exportsOf(file: string, root: string): ExportedName[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const lists = [...text.matchAll(/export\s+(type\s+)?\{([^}]*)\}(?:\s*from\s*'([^']+)')?/g)].flatMap(
    ([, isType, names = '', from = '']) =>
      namesIn(names).map(({ name, isTypeName }) => ({
        exported: name,
        kind: kindOf(isType !== undefined || isTypeName),
        isPassedOn: from.startsWith('@latchkey/'),
      })),
  );
  const whole = [...text.matchAll(/export\s+type\s+\*\s+from\s+'(\.[^']+)'/g)].flatMap(([, from = '']) =>
    exportsOf(path.join(path.dirname(file), from), root),
  );
  const own = [
    ...text.matchAll(/export\s+(?:declare\s+)?(?:async\s+)?(const|function\*?|class|interface|type)\s+(\w+)/g),
  ].map(([, keyword = '', name = '']) => ({
    exported: name,
    kind: kindOf(keyword === 'interface' || keyword === 'type'),
    isPassedOn: false,
  }));
  const all = new Map([...lists, ...whole, ...own].map((one) => [one.exported, one]));
  return [...all.values()].toSorted((left, right) => left.exported.localeCompare(right.exported, 'en'));
}

/** Every name that files import from the repository's packages; \`*\` where a whole module is taken. */
export function usesOf(files: readonly string[], root: string): Use[] {
  return files.flatMap((file) => {
    const part = file
      .split(path.sep)
      .slice(0, /^(?:apps|packages)/.test(file) ? 2 : 1)
      .join('/');
    const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
    const named = [
      ...text.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(@latchkey\/[^']+)'/g),
    ].flatMap(([, names = '', from = '']) => namesIn(names, 'imported').map(({ name }) => ({ part, from, name })));
    const destructured = [
      ...text.matchAll(/\{([^{}]*)\}\s*=\s*\(?await import\(\s*(?:\/\*[^*]*\*\/)?\s*'(@latchkey\/[^']+)'/g),
    ].flatMap(([, names = '', from = '']) =>
      namesIn(names.replaceAll(':', ' as ')).map(({ name }) => ({ part, from, name })),
    );
    const whole = [
      ...text.matchAll(
        /(?:import\s+\*\s+as\s+\w+\s+from|(?<!await )import\(\s*(?:\/\*[^*]*\*\/)?)\s*'(@latchkey\/[^']+)'/g,
      ),
    ].map(([, from = '']) => ({ part, from, name: '*' }));
    return [...named, ...destructured, ...whole];
  });
}

const kindOf = (isType: boolean): ExportedName['kind'] => (isType ? 'type' : 'value');

/** The names of a list such as `a, type B, c as d`: as others see them, or as the module they come from has them. */
function namesIn(list: string, side: 'exported' | 'imported' = 'exported'): { name: string; isTypeName: boolean }[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [first = '', second] = entry.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name: side === 'exported' ? (second ?? first) : first, isTypeName: entry.startsWith('type ') };
    });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
