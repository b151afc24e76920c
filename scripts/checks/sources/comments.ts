import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { root } from '../../run/paths.ts';
import { parsed } from './parsed.ts';

/** How a comment is hard to read, and in how many sentences it may be so: the numbers only go down. */
interface Fault {
  readonly name: string;
  readonly most: number;
  readonly isIn: (sentence: string) => boolean;
}

const negation = /\b(?:no|not|none|nobody|nothing|never|neither|nor|nowhere|cannot|without|\w+n[’']t)\b/giu;

// "What is told of what was asked" leaves out who tells whom.
const participles = 'told|asked|said|kept|owed|sought|lacked|meant|found|known|typed|taken|given|sent|wanted';
const nounOfParticiple = new RegExp(
  String.raw`\b(?:what|who|whoever|whatever) (?:is|was|were|has been|had been) (?:${participles})\b`,
  'iu',
);

/** A comment says who does what, and says it straight. */
const commentFaults: readonly Fault[] = [
  { name: 'two negations', most: 5, isIn: (sentence) => (sentence.match(negation) ?? []).length > 1 },
  { name: 'a participle as a noun', most: 5, isIn: (sentence) => nounOfParticiple.test(sentence) },
];

const files = globSync('{apps,packages,e2e,scripts,boundaries}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.rspack/**', 'apps/api/src/database/migrations/**'],
});
/** The sentences of comments with a fault, after their places, by its name; and what is more than may be. */
export function hardComments(): { readonly sentences: ReadonlyMap<string, string[]>; readonly faults: string[] } {
  const all = files
    .toSorted()
    .flatMap((file) =>
      commentsOf(file).flatMap(({ text, line }) =>
        text.split(/(?<=[.:;])\s+/u).map((sentence) => ({ place: `${file}:${line}`, sentence })),
      ),
    );
  const sentences = new Map(
    commentFaults.map(({ name, isIn }) => [
      name,
      all.filter(({ sentence }) => isIn(sentence)).map(({ place, sentence }) => `${place}: ${sentence}`),
    ]),
  );
  const faults = commentFaults
    .filter(({ name, most }) => (sentences.get(name)?.length ?? 0) > most)
    .map(({ name, most }) => `more than ${most} sentences of comments have ${name}`);
  return { sentences, faults };
}

/** The comments of a file but those that name the rule which a test shows, and what is for the linter. */
function commentsOf(file: string): { readonly text: string; readonly line: number }[] {
  const source = parsed(path.join(root, file));
  const { text } = source;
  const found = new Map<number, { text: string; line: number }>();
  const add = (pos: number, end: number): void => {
    const comment = text.slice(pos, end);
    if (!/^(?:\/\/ Shows docs\/rules\.md|(?:\/\/|\/\*)\s*oxlint-disable)/u.test(comment))
      found.set(pos, {
        text: comment.replaceAll(/^\s*(?:\/\*\*?|\*\/?|\/\/)|\*\/$/gmu, '').replaceAll(/\s+/gu, ' '),
        line: source.getLineAndCharacterOfPosition(pos).line + 1,
      });
  };
  // Comments stand before tokens, brackets included; what looks like one in a text or a template is none.
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    ts.forEachLeadingCommentRange(text, node.getFullStart(), add);
    ts.forEachTrailingCommentRange(text, node.getEnd(), add);
    for (const child of node.getChildren(source)) walk(child);
  };
  walk(source);
  return [...found.values()];
}
