import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { locales } from '@latchkey/booking-core/language';
import { root } from '../../run/paths.ts';
import { parsed, visit } from './parsed.ts';

// A fifth language is read wrongly, without a word, wherever code asks for one of the four by name: what a language does
// is a table typed by `Locale`, or `directionOf` and `defaultLocale` of booking-core. How words are joined is for
// packages/format to know.
const files = globSync('{apps,packages}/*/{src,exports,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: [
    '**/*.{test,test-d,stories,fixture,fixtures}.{ts,tsx}',
    'packages/{format,testing}/**',
    'packages/booking-core/src/language/**',
    'apps/sandbox/**',
    'apps/api/src/database/migrations/**',
  ],
});

/** Languages that code compares with, switches on or lists by their codes, and tables of languages that lack one. */
export function languageFaults(): string[] {
  return files.flatMap((file) => {
    const faults: string[] = [];
    visit(parsed(path.join(root, file)), (node) => {
      if (asksForLanguage(node))
        faults.push(
          `${file}: ${node.getText().slice(0, 80)} asks for a language by its code (directionOf, defaultLocale)`,
        );
    });
    return faults;
  });
}

function asksForLanguage(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isEquality(node.operatorToken.kind) && [node.left, node.right].some(isCode);
  if (ts.isCaseClause(node)) return isCode(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return isPartOfLanguages(node.properties.map(({ name }) => name?.getText() ?? ''));
  return ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(isCode);
}

/** A table by languages that lacks one. */
function isPartOfLanguages(keys: readonly string[]): boolean {
  return (
    keys.length > 1 && keys.length < locales.length && keys.every((key) => locales.some((locale) => locale === key))
  );
}

function isEquality(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

function isCode(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && locales.some((locale) => locale === node.text);
}
