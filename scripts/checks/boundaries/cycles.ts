import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { typesAside } from '../../../boundaries/layers.ts';
import { root } from '../../run/paths.ts';
import { parsed, visit } from '../sources/parsed.ts';

// Folders and files of one folder, at every depth of every app and package, import each other in no cycle, types included: none
// of them could be read or changed alone. What both need is moved into a file below them.

/** By the folder that they are in: which of its entries import which, and by which statement. */
const imports = new Map<string, Map<string, Map<string, string>>>();

function readImports(): void {
  for (const file of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,test-d,stories,bench}.{ts,tsx}', '**/testing/**', '**/*.d.ts'],
  }))
    for (const { to, isType } of importsOf(file)) note(file, to, isType);
}

/** The files of the same app or package that a file imports. */
function importsOf(file: string): readonly { readonly to: string; readonly isType: boolean }[] {
  const found: { to: string; isType: boolean }[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier !== undefined && ts.isStringLiteral(specifier) && /^\..*\.tsx?$/.test(specifier.text))
      found.push({ to: path.join(path.dirname(file), specifier.text), isType });
  };
  visit(parsed(path.join(root, file)), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly === true);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
  });
  return found;
}

function note(from: string, to: string, isType: boolean): void {
  const [steps, others] = [from.split(path.sep), to.split(path.sep)];
  const depth = steps.findIndex((step, at) => step !== others[at]);
  const [entry, other] = [steps[depth], others[depth]];
  const folder = steps.slice(0, depth).join('/');
  const isAside = typesAside.includes(folder) && (isType || /\.(types|schema)\.ts$/.test(to));
  if (depth < 3 || entry === undefined || other === undefined || isAside) return;
  const ofFolder = imports.get(folder) ?? new Map<string, Map<string, string>>();
  const ofEntry = ofFolder.get(entry) ?? new Map<string, string>();
  imports.set(folder, ofFolder.set(entry, ofEntry.set(other, `${from} imports ${to}`)));
}

/** The imports by which an entry of a folder leads, over others, back to itself; empty where none do. */
function cycleOf(ofFolder: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [entry, way] of ways)
    for (const [other, by] of ofFolder.get(entry) ?? []) {
      if (other === start) return [...way, by];
      if (!ways.has(other)) ways.set(other, [...way, by]);
    }
  return [];
}

/** Files and folders that are in a cycle of imports, each with the statements that make it. */
export function cycleFaults(): string[] {
  readImports();
  return [...imports].flatMap(([folder, ofFolder]) =>
    [...ofFolder.keys()].flatMap((entry) => {
      const cycle = cycleOf(ofFolder, entry);
      return cycle.length === 0 ? [] : [`${folder}/${entry} is in a cycle of imports:\n  ${cycle.join('\n  ')}`];
    }),
  );
}
