import ts from 'typescript-5';
import type { ComponentPage, PropRow } from './component-page.types.ts';

/** A component's own props, and what it takes beside them of an element. */
export function propsOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): Pick<ComponentPage, 'props' | 'handsOn'> {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const given = signature?.getParameters()[0];
  if (given?.valueDeclaration === undefined) return { props: [], handsOn: null };
  const type = checker.getTypeOfSymbolAtLocation(given, declaration);
  const defaults = defaultsOf(given.valueDeclaration);
  const props = checker
    .getPropertiesOfType(type)
    .filter(isOwn)
    .map((prop): PropRow => {
      const isOptional = Boolean(prop.flags & ts.SymbolFlags.Optional);
      return {
        name: prop.name,
        type: typeText(checker, prop, declaration),
        isOptional,
        byDefault: defaults.get(prop.name) ?? null,
        says: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      };
    });
  return { props, handsOn: handedOn(checker, type, given.valueDeclaration) };
}

/** Whether a prop is declared in this repository, and not by React or the browser. */
const isOwn = (prop: ts.Symbol): boolean =>
  (prop.declarations ?? []).some((declared) => !declared.getSourceFile().fileName.includes('/node_modules/'));

/** A type as its source says it; what TypeScript makes of it where it is worked out from others. */
function typeText(checker: ts.TypeChecker, prop: ts.Symbol, at: ts.Node): string {
  const [declared] = prop.declarations ?? [];
  const written = declared && ts.isPropertySignature(declared) ? declared.type?.getText() : undefined;
  const text = written ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, at));
  return text.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

/** What stands behind `=` where the props are taken apart. */
function defaultsOf(parameter: ts.Declaration): ReadonlyMap<string, string> {
  if (!ts.isParameter(parameter) || !ts.isObjectBindingPattern(parameter.name)) return new Map();
  return new Map(
    parameter.name.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
      initializer === undefined ? [] : [[(propertyName ?? name).getText(), initializer.getText()]],
    ),
  );
}

/** The element whose other attributes a component takes, as its props name it. */
function handedOn(checker: ts.TypeChecker, type: ts.Type, parameter: ts.Declaration): string | null {
  const texts = [parameter, ...(type.getSymbol()?.declarations ?? []), ...(type.aliasSymbol?.declarations ?? [])].map(
    (declared) => declared.getText(),
  );
  const isMore = checker.getPropertiesOfType(type).some((prop) => !isOwn(prop));
  return isMore ? (/ComponentProps(?:WithoutRef)?<[^>]+>/.exec(texts.join('\n'))?.[0] ?? null) : null;
}
