import { expect, it } from 'vitest';

const textOf = (files: Record<string, string>): string => Object.values(files).join('\n');
const readme = textOf(import.meta.glob('../README.md', { query: '?raw', import: 'default', eager: true }));
const examples = textOf(import.meta.glob('./rule-book.test.ts', { query: '?raw', import: 'default', eager: true }));

/** Code without what the formatter may change. */
const plain = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '');

it('the README shows code that is compiled and run', () => {
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] ?? '');
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(plain(examples)).toContain(plain(block));
});
