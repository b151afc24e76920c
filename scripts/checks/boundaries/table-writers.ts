import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';

// Each table of the engine is written by one domain: what another domain wants done with it, that domain does. The folders
// `database`, `http` and `jobs` count as domains here; migrations write whatever they change.

/** Files that name no table of their own, and why. */
const everywhere: Readonly<Record<string, string>> = {
  'apps/api/src/database/rows-in-json.ts': 'insertRows, whose callers name the table',
  'apps/api/src/features/publishing/rename-ids.queries.ts':
    'renames an id in each column that holds it, as a migration would: the tables are in one list, by columns',
};

const source = 'apps/api/src';
const tables = [
  ...readFileSync(path.join(root, source, 'database/tables.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+Table;/gm),
].map(([, table = '']) => table);
const byBuilder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(([^)]*)/g;
const byRows = /\binsertRows\(\s*([^,)]*)/g;
const inSql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update)\s+(?:only\s+)?(\w+|\$\{[^}]*\})(?=\s+(?:as\s+)?\w|\s*\(|\s*[`;])/g;

/** Tables that two domains write, or nobody. */
export function tableFaults(): string[] {
  const writers = new Map<string, Map<string, string>>();
  const faults: string[] = [];
  const files = globSync(`${source}/**/*.ts`, { cwd: root, exclude: [`${source}/database/migrations/**`] })
    .filter((file) => !/\.(test|test-d)\.ts$/.test(file) && everywhere[file] === undefined)
    .toSorted();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const domain = /features\/([^/]+)\//.exec(file)?.[1] ?? file.slice(source.length + 1).split('/')[0] ?? '';
    for (const table of writtenIn(text))
      if (tables.includes(table)) {
        const of = writers.get(table) ?? new Map<string, string>();
        writers.set(table, of.set(domain, of.get(domain) ?? file));
      } else if (!/^\w+$/.test(table)) faults.push(`${file} writes a table that is named elsewhere: ${table}`);
  }

  for (const [table, of] of writers)
    if (of.size > 1)
      faults.push(`${table} is written by ${[...of].map(([domain, file]) => `${domain} (${file})`).join(' and ')}`);
  for (const table of tables)
    if (!writers.has(table)) faults.push(`${table} is written by nobody that this check sees`);

  return faults;
}

/** What a text writes: names of tables, and expressions that give one. */
function writtenIn(text: string): string[] {
  const built = [...text.matchAll(byBuilder), ...text.matchAll(byRows)].map(([, named = '']) => named.trim());
  const named = built.map((name) => /^'(\w+)'$/.exec(name)?.[1] ?? `(${name})`);
  return [...named, ...[...text.matchAll(inSql)].map(([, name = '']) => name)];
}
