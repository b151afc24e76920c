import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/**
 * What is wrong with how a database encodes texts, in words; null where it is right. One of another encoding refuses what
 * guests write in other scripts, and `SQL_ASCII` takes any bytes and cuts and compares them as bytes: found late, with texts in it.
 */
export async function encodingFault(db: Database): Promise<string | null> {
  const { rows } = await sql<{
    encoding: string;
    name: string;
  }>`select current_setting('server_encoding') as encoding, current_database() as name`.execute(db);
  const { encoding = '', name = '' } = rows[0] ?? {};
  return encoding === 'UTF8'
    ? null
    : `The database ${name} encodes texts as ${encoding}, and must as UTF8: make another by "create database … template template0 encoding 'UTF8'", and name it in DATABASE_URL.`;
}
