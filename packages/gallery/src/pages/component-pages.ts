import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import type { ComponentPage } from './component-page.types.ts';
import { dataOf } from './data-of.ts';
import { propsOf } from './props-of.ts';

const packages = path.resolve(import.meta.dirname, '../../..');

/** A page for each component of ui's exports: what begins with a capital letter and is a function. */
export function componentPages(): ComponentPage[] {
  const folder = path.join(packages, 'ui/exports');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
  const program = ts.createProgram([...files, path.join(packages, 'ui/src/ambient.d.ts')], optionsOf(folder));
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) return [];
    return checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & ts.SymbolFlags.Value)
      .map((symbol) => pageOf(checker, symbol, `@latchkey/ui/${path.parse(file).name}`));
  });
}

function optionsOf(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(packages, '../tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    readonly config: object;
  };
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, noEmit: true };
}

function pageOf(checker: ts.TypeChecker, symbol: ts.Symbol, door: string): ComponentPage {
  const declaration = symbol.valueDeclaration;
  return {
    name: symbol.name,
    door,
    says: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(declaration === undefined ? { props: [], handsOn: null } : propsOf(checker, symbol, declaration)),
    data: declaration === undefined ? [] : dataOf(declaration),
  };
}
