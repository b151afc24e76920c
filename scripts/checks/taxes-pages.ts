import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TaxesPage } from '../../apps/api/src/features/onboarding/presets/place-taxes.types.ts';
import { taxesPages } from '../../apps/api/src/features/onboarding/presets/taxes-pages.ts';
import { root } from '../run/paths.ts';

// The pages of docs/taxes are made of what `/start` proposes (apps/api/src/features/onboarding/presets/places).
//   node scripts/checks/taxes-pages.ts [--write]
const faults: string[] = [];
for (const [name, page] of Object.entries(taxesPages)) {
  const file = path.join(root, 'docs/taxes', `${name}.md`);
  const text = written(page);
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    faults.push(`docs/taxes/${name}.md is made of places/${name}.json (node scripts/checks/taxes-pages.ts --write)`);
}
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(taxesPages).length} pages of taxes, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function written({ title, places }: TaxesPage): string {
  const sections = places.map(({ place, rule, taxes, source, holds, notes = [] }) => {
    const entries = taxes.map((entry) => `  ${onOneLine(entry)}`).join(',\n');
    const known = [`Source: ${source}.`, `Holds: ${holds}.`, ...notes].map((line) => `- ${line}\n`).join('');
    return `## ${place}\n\n${rule}\n\n\`\`\`json\n[\n${entries}\n]\n\`\`\`\n\n${known}`;
  });
  return [`# ${title}\n\nHow to read this: [README](README.md).\n`, ...sections].join('\n');
}

/** As people write an entry of a file. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `"${key}": ${onOneLine(inner)}`)
    .join(', ')} }`;
}
