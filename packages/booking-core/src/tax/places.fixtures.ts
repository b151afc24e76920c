import { tax } from './tax.fixtures.ts';
import type { TaxEntry } from './tax.types.ts';

type Written = Parameters<typeof tax>[0];

const documents: Record<string, string> = import.meta.glob('../../../../docs/taxes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The taxes of each place, as docs/taxes has them: a heading with the place's name, and a block of `taxes` below it. */
export const taxesOf: ReadonlyMap<string, readonly TaxEntry[]> = new Map(
  Object.values(documents)
    .flatMap((text) => text.split('\n## ').slice(1))
    .flatMap((section) => {
      const block = /```json\n(.*?)```/s.exec(section)?.[1];
      if (block === undefined) return [];
      return [[section.slice(0, section.indexOf('\n')), (JSON.parse(block) as Written[]).map(tax)] as const];
    }),
);
