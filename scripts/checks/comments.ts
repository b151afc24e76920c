import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { root } from '../run/paths.ts';
import { parsed } from './parsed.ts';

// A comment says who does what, and says it straight: sentences with two negations are counted, and their number only
// goes down. `--list` prints them, `--list apps/desk` those of a folder.
const most = 20;

const negation = /\b(?:no|not|none|nobody|nothing|never|neither|nor|nowhere|cannot|without|\w+n[’']t)\b/giu;

const files = globSync('{apps,packages,e2e,scripts,boundaries}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.rspack/**', 'apps/api/src/database/migrations/**'],
});
const isListing = process.argv.includes('--list');
const below = process.argv[3] ?? '';
let twice = 0;
for (const file of files.toSorted())
  for (const { text, line } of commentsOf(file))
    for (const sentence of text.split(/(?<=[.:;])\s+/u))
      if ((sentence.match(negation) ?? []).length > 1) {
        twice += 1;
        if (isListing && file.startsWith(below)) console.log(`${file}:${line}: ${sentence}`);
      }
console.log(`${twice} sentences with two negations, ${most} at most`);
process.exitCode = twice > most ? 1 : 0;

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
