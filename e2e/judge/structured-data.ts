import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import type { Finding, JudgedDocument } from './html.ts';

const folder = path.resolve(import.meta.dirname, '../test-results');

/** What a document tells search engines as JSON-LD. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  parse(html)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>);

/**
 * The vocabulary of schema.org, as `schema-dts` has it in types, on what documents as they were sent say: a property that a
 * thing has not, a value of another kind or a misspelled type is found by the compiler.
 */
export async function bySchemaOrg(documents: readonly JudgedDocument[]): Promise<Finding[]> {
  const said = documents.flatMap(({ name, html }) => jsonLdOf(html).map((thing) => ({ name, thing })));
  const lines = said.map(({ thing }, at) => `export const thing${at}: ${typeOf(thing)} = ${JSON.stringify(thing)};`);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `structured-data-${process.pid}.ts`);
  await writeFile(file, `import type * as schema from 'schema-dts';\n${lines.join('\n')}\n`);
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--pretty',
    'false',
  ];
  const tsc = path.resolve(import.meta.dirname, '../node_modules/.bin/tsc');
  try {
    await promisify(execFile)(tsc, [...flags, file], { maxBuffer: 64 * 1024 * 1024 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
    // It ends so where it finds something, and also where it cannot be run.
    if (faults.length === 0) throw error;
    return faults.map((line) => {
      const at = Number(/\((\d+),/.exec(line)?.[1] ?? 0) - 2;
      return `${said[at]?.name ?? 'structured data'}: ${line.replace(/^.*error /, '')}`;
    });
  } finally {
    await rm(file);
  }
}

/** The type in the vocabulary. A thing of several types, for which the vocabulary has no name, has what any of them has. */
const typeOf = (thing: Record<string, unknown>): string => {
  const types = [thing['@type']].flat().map(String);
  if (types.length === 1) return `schema.WithContext<schema.${types[0]}>`;
  return [
    "Record<'@context', string> & Record<'@type', string[]>",
    ...types.map((type) => `Omit<Exclude<schema.${type}, string>, '@type'>`),
  ].join(' & ');
};
