import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import { rulePapers } from './rule-papers.ts';

// From a rule of docs/rules.md, or of the papers of areas that it lists, to the tests that show it, and back: a test says in a comment which rules it shows, as
// "Shows docs/rules.md: <heading> (<rule>, <rule>); <heading>.". Each rule with a name has a test. `pnpm rules [words]` lists
// the tests of the rules, or the rules of the tests, whose name has the words in it.
interface Rule {
  readonly heading: string;
  /** Empty for a heading whose sentences have no names. */
  readonly name: string;
}

/** These say what is, and where the product goes another way; nothing of them is done. */
const toldOnly: readonly string[] = ['Figures', 'Where the product goes another way'];
/** Of bookings that today's release no longer makes: tests cannot show these rules. */
const past: readonly string[] = ['Older bookings'];

/** The tests that show each rule, and rules without a test. */
export function shownRules(): {
  readonly shown: ReadonlyMap<string, readonly string[]>;
  readonly faults: readonly string[];
} {
  const rules: Rule[] = [];
  for (const line of rulePapers(root).flatMap(({ text }) => text.split('\n'))) {
    const heading = /^##+ (.+)/.exec(line)?.[1];
    const name = /^- \*\*(.+?)\.?\*\*/.exec(line)?.[1];
    if (heading !== undefined) rules.push({ heading, name: '' });
    else if (name !== undefined) rules.push({ heading: rules.at(-1)?.heading ?? '', name });
  }
  const known = new Set(rules.map(textOf));

  /** Tests by the rules that they show. */
  const shown = new Map<string, string[]>();
  const faults: string[] = [];
  for (const file of globSync('{apps,packages,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\/\/ /g, ' ');
    for (const [, marks = ''] of text.matchAll(/Shows docs\/rules\.md: (.+?)\.\s*$/gm))
      for (const rule of marks.split('; ').flatMap(rulesIn)) {
        if (!known.has(rule)) faults.push(`${file}: docs/rules.md has no rule "${rule}"`);
        shown.set(rule, [...(shown.get(rule) ?? []), file]);
      }
  }

  for (const rule of rules) {
    const hasNamed = rules.some(({ heading, name }) => heading === rule.heading && name !== '');
    if (toldOnly.includes(rule.heading) || past.includes(rule.name) || (rule.name === '' && hasNamed)) continue;
    if (!shown.has(textOf(rule))) faults.push(`docs/rules.md: which test shows "${textOf(rule)}"?`);
  }

  const [index, ...areas] = rulePapers(root);
  for (const { file, text } of areas)
    for (const [, heading = ''] of text.matchAll(/^## (.+)$/gm))
      if (!index?.text.includes(`[${heading}](${path.relative('docs', file)}#`))
        faults.push(`docs/rules.md does not lead to "${heading}" of ${file}`);
  return { shown, faults };
}

const textOf = ({ heading, name }: Rule): string => (name === '' ? heading : `${heading} (${name})`);

function rulesIn(mark: string): string[] {
  const [, heading = mark, names] = /^(.+?) \((.+)\)$/.exec(mark) ?? [];
  return names === undefined ? [heading] : names.split(', ').map((name) => `${heading} (${name})`);
}
