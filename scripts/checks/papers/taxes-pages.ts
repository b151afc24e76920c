import type { TaxesPage } from '../../../apps/api/src/features/onboarding/presets/place-taxes.types.ts';
import { taxesPages } from '../../../apps/api/src/features/onboarding/presets/taxes-pages.ts';
import type { MadePart } from './made.ts';

/** The pages of docs/taxes are made of what `/start` proposes (apps/api/src/features/onboarding/presets/places). */
export const pagesOfTaxes: readonly MadePart[] = Object.entries(taxesPages).map(([name, page]) => ({
  file: `docs/taxes/${name}.md`,
  text: written(page),
}));

function written({ title, places }: TaxesPage): string {
  const sections = places.map(({ place, rule, taxes, classes = [], source, holds, notes = [] }) => {
    const entries = taxes.map((entry) => `  ${onOneLine(entry)}`).join(',\n');
    const byClass = classes.length === 0 ? [] : [`By class: ${classes.map(ofClass).join('; ')}.`];
    const known = [`Source: ${source}.`, `Holds: ${holds}.`, ...byClass, ...notes]
      .map((line) => `- ${line}\n`)
      .join('');
    return `## ${place}\n\n${rule}\n\n\`\`\`json\n[\n${entries}\n]\n\`\`\`\n\n${known}`;
  });
  return [`# ${title}\n\nHow to read this: [README](README.md).\n`, ...sections].join('\n');
}

function ofClass({ name, sums }: NonNullable<TaxesPage['places'][number]['classes']>[number]): string {
  return `${name} ${Object.entries(sums)
    .map(([id, sum]) => `\`${id}\` ${sum}`)
    .join(', ')}`;
}

/** As people write an entry of a file. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `"${key}": ${onOneLine(inner)}`)
    .join(', ')} }`;
}
