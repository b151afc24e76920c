import type { DatabaseKind } from './test-engine.ts';

/** Both databases, for what they could do differently: transactions, locks, who comes first, what runs out. */
export const bothKinds: readonly DatabaseKind[] = ['pglite', 'postgresql'];

/** For what they do alike: PostgreSQL, and the embedded one at night (`TEST_DATABASES=all`). */
export const databaseKinds: readonly DatabaseKind[] =
  process.env['TEST_DATABASES'] === 'all' ? bothKinds : ['postgresql'];
