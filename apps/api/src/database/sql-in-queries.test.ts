import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const mayQuery = /^(database|jobs)\/|\.(queries|test)\.ts$/;
const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(\.raw)?[<`(]/;

it('SQL is written in .queries files, in database/ and in jobs/, and nowhere else', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => relative(sources, join(sources, file)).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  const querying = files.filter((file) => query.test(readFileSync(join(sources, file), 'utf8')));
  expect(querying.length).toBeGreaterThan(20);
  expect(querying.filter((file) => !mayQuery.test(file))).toEqual([]);
});
