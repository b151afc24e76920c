import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import type { DataRow } from './component-page.types.ts';

/** The data attributes that stand in a component's own elements, and those that its style sheets look at. */
export function dataOf(declaration: ts.Declaration): DataRow[] {
  const set = new Map<string, string>();
  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText().startsWith('data-'))
      set.set(node.name.getText(), valueOf(node.initializer));
    ts.forEachChild(node, look);
  };
  look(declaration);
  const own = [...set].map(([name, value]): DataRow => ({ name, isSet: true, value }));
  return [...own, ...lookedAt(declaration).filter(({ name }) => !set.has(name))];
}

const valueOf = (value: ts.JsxAttributeValue | undefined): string =>
  value === undefined ? 'true' : ts.isJsxExpression(value) ? (value.expression?.getText() ?? '') : value.getText();

/** What the sheets that the component's file imports tell apart. */
function lookedAt(declaration: ts.Declaration): DataRow[] {
  const file = declaration.getSourceFile();
  const folder = path.dirname(file.fileName);
  const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  // Some take their looks from a file beside them (`button-look.ts`).
  const beside = [...file.text.matchAll(/ from '(\.\/[^']+\.ts)'/g)].map(([, name = '']) => text(name));
  const sheets = [...[file.text, ...beside].join('\n').matchAll(/ from '(\.[^']+\.module\.css)'/g)].map(
    ([, sheet = '']) => text(sheet),
  );
  const selectors = new Map<string, Set<string>>();
  for (const [selector, name = ''] of sheets.join('\n').matchAll(/\[(data-[\w-]+)[^\]]*\]/g))
    selectors.set(name, (selectors.get(name) ?? new Set()).add(selector));
  return [...selectors].map(([name, said]) => ({ name, isSet: false, value: [...said].join(', ') }));
}
