import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../..');

/** Files of the two packages' exports that are no components, with the reason. */
const noComponents: Readonly<Record<string, string>> = {
  'island.ts': 'makes parts of a page that come alive later, which the stories of Islands show',
  'price-check.ts': 'marks for price checkers around what other components show',
  'send-form.ts': 'sends forms',
  'stay-query.ts': 'makes questions to the API',
  'stay-words.ts': 'words, which the story Words shows',
  'use-stay.ts': 'the state of a stay, and its refusals, which the story Refusals shows',
  'carried.ts': 'a hook whose state goes on over a page that comes',
  'cx.ts': 'joins class names',
  'hung-tag.ts': 'class names, in which KeyTag stands',
  'icons.ts': 'drawings, which Icon shows',
  'later-words.ts': 'gives a component words that come later',
  'lazy-part.ts': 'makes a component of code that comes later',
  'one-at-a-time.ts': 'a hook that lets one act go on at a time',
  'machine-price.ts': 'puts an amount into microdata and has no look',
  'taken-over.ts': 'a hook that reads a form once',
  'text.ts': 'class names',
  'theme.ts': 'writes the custom properties of a theme, under which every story stands',
  'words.ts': 'loads words',
};

const textOf = (...parts: string[]): string => readFileSync(path.join(packages, ...parts), 'utf8');

/** The components that an export file names: values that begin with a capital letter. */
const componentsOf = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/** What of ui's and stay's exports no story shows, in words; the stage counts, as every story stands on it. */
export function notShown(): string[] {
  const stories = [
    ...readdirSync(path.join(packages, 'gallery/stories')).map((file) => textOf('gallery/stories', file)),
    textOf('gallery/src/stage.tsx'),
  ].join('\n');
  return ['ui', 'stay'].flatMap((name) =>
    readdirSync(path.join(packages, name, 'exports')).flatMap((file) => {
      if (file in noComponents) return [];
      const components = componentsOf(textOf(name, 'exports', file));
      if (components.length === 0) return [`${name}: ${file} exports no component: say why in src/shown.ts`];
      const door = `@latchkey/${name}/${path.parse(file).name}`;
      return components.filter((one) => !isShown(one, door, stories)).map((one) => `${one} of ${door}`);
    }),
  );
}

/** Whether a component is imported from its export file, perhaps by another name, and drawn. */
function isShown(name: string, door: string, stories: string): boolean {
  const imports = stories.matchAll(new RegExp(`import \\{([^}]+)\\} from '${door}'`, 'g'));
  return [...imports].some(([, names = '']) => {
    const local = new RegExp(`\\b${name}(?: as (\\w+))?\\s*(?:,|$)`).exec(names.trim());
    return local !== null && new RegExp(`<${local[1] ?? name}\\b`).test(stories);
  });
}
