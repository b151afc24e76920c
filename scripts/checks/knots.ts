import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { shapesAside } from '../../boundaries/floors.ts';
import { root } from '../run/paths.ts';
import { parsed, visit } from './parsed.ts';

// Folders and files that stand beside each other, at every depth of every app and package, do not need each other in a
// circle, shapes included: none of them could be read or changed alone. What both need is moved below them.

/** By the folder that they are in: which of its entries need which, and by which import. */
const needs = new Map<string, Map<string, Map<string, string>>>();

for (const file of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,test-d,stories,bench}.{ts,tsx}', '**/testing/**', '**/*.d.ts'],
}))
  for (const { to, isShape } of importsOf(file)) note(file, to, isShape);

/** The files of the same app or package that a file imports. */
function importsOf(file: string): readonly { readonly to: string; readonly isShape: boolean }[] {
  const found: { to: string; isShape: boolean }[] = [];
  const add = (specifier: ts.Node | undefined, isShape: boolean): void => {
    if (specifier !== undefined && ts.isStringLiteral(specifier) && /^\..*\.tsx?$/.test(specifier.text))
      found.push({ to: path.join(path.dirname(file), specifier.text), isShape });
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

function note(from: string, to: string, isShape: boolean): void {
  const [steps, others] = [from.split(path.sep), to.split(path.sep)];
  const depth = steps.findIndex((step, at) => step !== others[at]);
  const [entry, other] = [steps[depth], others[depth]];
  const folder = steps.slice(0, depth).join('/');
  const isAside = shapesAside.includes(folder) && (isShape || /\.(types|schema)\.ts$/.test(to));
  if (depth < 3 || entry === undefined || other === undefined || isAside) return;
  const ofFolder = needs.get(folder) ?? new Map<string, Map<string, string>>();
  const ofEntry = ofFolder.get(entry) ?? new Map<string, string>();
  needs.set(folder, ofFolder.set(entry, ofEntry.set(other, `${from} imports ${to}`)));
}

/** The imports by which an entry of a folder needs, over others, what needs it; empty where nothing does. */
function circleOf(ofFolder: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [entry, way] of ways)
    for (const [other, by] of ofFolder.get(entry) ?? []) {
      if (other === start) return [...way, by];
      if (!ways.has(other)) ways.set(other, [...way, by]);
    }
  return [];
}

let faults = 0;
for (const [folder, ofFolder] of needs)
  for (const entry of ofFolder.keys()) {
    const circle = circleOf(ofFolder, entry);
    if (circle.length === 0) continue;
    faults += 1;
    console.error(`${folder}/${entry} needs what needs it:\n  ${circle.join('\n  ')}`);
  }
console.log(`${needs.size} folders, ${faults} entries in knots`);
process.exitCode = faults === 0 ? 0 : 1;
