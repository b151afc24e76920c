import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { root } from '../../run/paths.ts';
import { parsed } from './parsed.ts';

// A comment says who does what, and says it straight: sentences with two negations are counted, and their number only
// goes down.
export const mostSentences = 20;

const negation = /\b(?:no|not|none|nobody|nothing|never|neither|nor|nowhere|cannot|without|\w+n[’']t)\b/giu;

const files = globSync('{apps,packages,e2e,scripts,boundaries}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.rspack/**', 'apps/api/src/database/migrations/**'],
});
/** Each sentence of a comment with two negations, after its place. */
export function sentencesWithTwoNegations(): string[] {
  return files.toSorted().flatMap((file) =>
    commentsOf(file).flatMap(({ text, line }) =>
      text
        .split(/(?<=[.:;])\s+/u)
        .filter((sentence) => (sentence.match(negation) ?? []).length > 1)
        .map((sentence) => `${file}:${line}: ${sentence}`),
    ),
  );
}

function commentsOf(file: string): { readonly text: string; readonly line: number }[] {
  const source = parsed(path.join(root, file));
  const { text } = source;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  const found: { text: string; line: number }[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia)
      found.push({
        text: scanner
          .getTokenText()
          .replaceAll(/^\s*(?:\/\*\*?|\*\/?|\/\/)|\*\/$/gmu, '')
          .replaceAll(/\s+/gu, ' '),
        line: source.getLineAndCharacterOfPosition(scanner.getTokenStart()).line + 1,
      });
  return found;
}
