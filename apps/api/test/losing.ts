import type { Database } from '../src/database/database.types.ts';

/** A database of which a server is lost: whatever statement names some text fails as one that cannot be reached does. */
export const losing = (db: Database, text: string, code = 'ECONNREFUSED'): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes(text)) throw Object.assign(new Error('gone'), { code });
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Database;
