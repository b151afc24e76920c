import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { scriptText } from './script-text.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkey-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('a text calls what bears its file’s name, with the script’s element, and holds all that it imports', async () => {
  const twice = written('twice.ts', 'export const twice = (count: number): number => count * 2;');
  const file = written(
    'say-twice.ts',
    "import { twice } from './twice.ts';\nexport function sayTwice(script: { said?: number }): void {\n  script.said = twice(21);\n}",
  );
  const { text, files } = await scriptText(file);
  const currentScript = {};
  runInNewContext(text, { document: { currentScript } });
  expect(currentScript).toEqual({ said: 42 });
  expect(files.toSorted()).toEqual([file, twice].toSorted());
});

test('syntax that is newer than the browsers that only show the page is written as they read it', async () => {
  const file = written('fill.ts', 'export function fill(page: { name?: string }): void {\n  page.name ??= "x";\n}');
  const { text } = await scriptText(file);
  expect(text).not.toContain('??=');
});

test('a text that would end its element is refused', async () => {
  const file = written('ends.ts', 'export const ends = (): void => console.log(String.raw`<!--`);');
  await expect(scriptText(file)).rejects.toThrow('would not stay within a script element');
});

test('so is a file without what bears its name', async () => {
  const file = written('nothing-here.ts', 'export const other = 1;');
  await expect(scriptText(file)).rejects.toThrow(/nothingHere/);
});
