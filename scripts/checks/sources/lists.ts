import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import { listsOf } from './lists-of.ts';
import { parsed, visit } from './parsed.ts';

// A list of the domain stands in one file: a list, a union, an enum or a list in SQL of three or more texts that equals
// another of another file is a fault. Who needs it takes it from the lowest package that has it.

/** Lists that stand in several files for a reason. */
const apart: readonly { readonly values: readonly string[]; readonly why: string }[] = [
  {
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    why: 'the levels of the logger, which origin and engine set apart',
  },
  { values: ['ignore', 'ignore', 'pipe'], why: 'what a started program’s streams are' },
  {
    values: [
      'modal closed for the India gateway',
      'modal closed for the card-vaulting provider',
      'modal closed for Stripe',
    ],
    why: 'the package of payment windows depends on no other',
  },
  { values: ['guest', 'property', 'payment'], why: 'who moves a booking, in rows of two tables' },
  { values: ['guest', 'property', 'clock'], why: 'who moves a booking, in rows of two tables' },
  { values: ['hotel_id', 'gateway', 'gateway_payment_id'], why: 'the key of a table in its statements' },
];

const files = globSync('{apps,packages}/*/{src,exports}/**/*.{ts,tsx}', {
  cwd: root,
  // The sandbox speaks as others do, and what a step of the schema once did stands as it was.
  exclude: [
    '**/*.{test,test-d,stories,fixture,fixtures}.{ts,tsx}',
    'packages/testing/**',
    'apps/sandbox/**',
    'apps/api/src/database/migrations/**',
  ],
});
/** Lists that stand in several files. */
export function listFaults(): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    visit(parsed(path.join(root, file)), (node) => {
      for (const list of listsOf(node)) {
        const key = keyOf(list);
        places.set(key, (places.get(key) ?? new Set()).add(file));
      }
    });
  const known = new Set(apart.map(({ values }) => keyOf(values)));
  return [...places]
    .filter(([key, { size }]) => size > 1 && !known.has(key))
    .map(([key, within]) => `${key.replaceAll('\n', ', ')} stand in ${[...within].join(', ')}`);
}

function keyOf(list: readonly string[]): string {
  return [...new Set(list)].toSorted().join('\n');
}
