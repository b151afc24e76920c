import path from 'node:path';
import ts from 'typescript-5';
import { parsed } from './parsed.ts';

/** One name that a module exports. */
export interface ExportedName {
  readonly exported: string;
  readonly kind: 'value' | 'type';
  /** Whether it is another package's, passed on. */
  readonly isPassedOn: boolean;
}

/** The names that a module of an `exports/` folder exports, `export *` of types included, by the alphabet. */
export function exportsOf(file: string): ExportedName[] {
  const all = new Map(
    parsed(file)
      .statements.flatMap((statement) => [...listed(statement), ...passedOnWhole(statement, file), ...own(statement)])
      .map((name) => [name.exported, name]),
  );
  return [...all.values()].toSorted((left, right) => left.exported.localeCompare(right.exported, 'en'));
}

/** `export { a, type B } from './c'`. */
function listed(statement: ts.Statement): ExportedName[] {
  if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) return [];
  const isPassedOn = addressOf(statement).startsWith('@latchkey/');
  if (!ts.isNamedExports(statement.exportClause)) return [];
  return statement.exportClause.elements.map((element) => ({
    exported: element.name.text,
    kind: kindOf(statement.isTypeOnly || element.isTypeOnly),
    isPassedOn,
  }));
}

/** `export type * from './c'`. */
function passedOnWhole(statement: ts.Statement, file: string): ExportedName[] {
  if (!ts.isExportDeclaration(statement) || statement.exportClause !== undefined) return [];
  const from = addressOf(statement);
  return from.startsWith('.') ? exportsOf(path.join(path.dirname(file), from)) : [];
}

/** `export const a`, `export interface B` and their kin. */
function own(statement: ts.Statement): ExportedName[] {
  const { isType, names } = declared(statement);
  return names.map((exported) => ({ exported, kind: kindOf(isType), isPassedOn: false }));
}

/** The names that a statement declares and exports. */
export function declared(statement: ts.Statement): { isType: boolean; names: string[] } {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return { isType: false, names: [] };
  if (ts.isVariableStatement(statement))
    return { isType: false, names: statement.declarationList.declarations.map(({ name }) => name.getText()) };
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return { isType, names: isNamed && statement.name !== undefined ? [statement.name.text] : [] };
}

const kindOf = (isType: boolean): ExportedName['kind'] => (isType ? 'type' : 'value');

const addressOf = ({ moduleSpecifier }: ts.ExportDeclaration): string =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
