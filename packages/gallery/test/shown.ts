import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../..');

/** Files of `packages/ui/exports` that are no components, with the reason. */
const noComponents: Readonly<Record<string, string>> = {
  'cx.ts': 'joins class names',
  'glyphs.ts': 'drawings, which Icon shows',
  'lazy-part.ts': 'makes a component of code that comes later',
  'machine-price.ts': 'puts an amount into microdata and has no look',
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

/** What of `packages/ui/exports` no story shows, in words; the stage counts, as every story stands on it. */
export function notShown(): string[] {
  const stories = [
    ...readdirSync(path.join(packages, 'gallery/stories')).map((file) => textOf('gallery/stories', file)),
    textOf('gallery/src/stage.tsx'),
  ].join('\n');
  return readdirSync(path.join(packages, 'ui/exports')).flatMap((file) => {
    if (file in noComponents) return [];
    const components = componentsOf(textOf('ui/exports', file));
    if (components.length === 0) return [`${file} exports no component: say why in test/shown.ts`];
    return components.filter((name) => !isShown(name, file, stories)).map((name) => `${name} of ${file}`);
  });
}

/** Whether a component is imported from its export file, perhaps by another name, and drawn. */
function isShown(name: string, file: string, stories: string): boolean {
  const imports = stories.matchAll(
    new RegExp(`import \\{([^}]+)\\} from '@latchkey/ui/${path.parse(file).name}'`, 'g'),
  );
  return [...imports].some(([, names = '']) => {
    const local = new RegExp(`\\b${name}(?: as (\\w+))?\\s*(?:,|$)`).exec(names.trim());
    return local !== null && new RegExp(`<${local[1] ?? name}\\b`).test(stories);
  });
}
