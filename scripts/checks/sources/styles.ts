import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import { rulesOfOthers } from '../../../packages/federation/src/styles/own-rules.ts';
import { windowsByHand } from './windows.ts';

// A class that a component asks its stylesheet for exists there, and every class there is asked for. The types of
// `*.module.css` know no names, so that a misspelt class would compile and leave the element unstyled. And no module
// reaches beyond its own elements: its sheet lies in one page with all others.
/** Faults of stylesheets: classes that are missing or that nobody uses, rules for others' elements, windows by hand. */
export function styleFaults(): string[] {
  const asked = new Map<string, { readonly by: string; readonly classes: Set<string>; isWhole: boolean }[]>();
  for (const source of globSync('{apps,packages}/*/{src,exports}/**/*.{ts,tsx}', { cwd: root })) {
    const whole = readFileSync(path.join(root, source), 'utf8');
    const text = whole.replace(/^import .*$/gm, '');
    for (const [, name = '', from = ''] of whole.matchAll(/import \* as (\w+) from '(\.[^']*\.module\.css)'/g)) {
      const file = path.join(path.dirname(source), from);
      const classes = new Set([
        ...[...text.matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)(?!\\w*\\()`, 'g'))].map(([, one = '']) => one),
        ...[...text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))].map(([, one = '']) => one),
      ]);
      // `styles[kind]`, or the sheet handed on as a whole: which classes are meant is not in the text.
      const isWhole = new RegExp(`\\b${name}(?:\\[[^']|[,)}])`).test(text);
      asked.set(file, [...(asked.get(file) ?? []), { by: source, classes, isWhole }]);
    }
  }

  const faults: string[] = [];
  for (const sheet of globSync('{apps,packages}/*/src/**/*.module.css', { cwd: root })) {
    const whole = readFileSync(path.join(root, sheet), 'utf8');
    faults.push(...rulesOfOthers(whole).map((fault) => `${sheet}: ${fault}`));
    const text = whole.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
    const named = new Set([...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, one = '']) => one));
    const users = asked.get(sheet) ?? [];
    if (users.length === 0) faults.push(`${sheet}: no component imports it`);
    for (const { by, classes } of users)
      for (const one of classes)
        if (!named.has(one)) faults.push(`${by}: ${path.basename(sheet)} has no class .${one}`);
    if (users.some(({ isWhole }) => isWhole)) continue;
    for (const one of named)
      if (!users.some(({ classes }) => classes.has(one))) faults.push(`${sheet}: nobody uses .${one}`);
  }

  return [...faults, ...windowsByHand()];
}
