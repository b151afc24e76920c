import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openPostgres } from './open-database.ts';

it('a connection that is lost between two queries of a transaction costs that transaction, not the process', async () => {
  const lost: string[] = [];
  const opened = openPostgres(inject('postgresUrl'), 2, ({ message }) => lost.push(message));
  const { db } = opened;
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    while (lost.length === 0) await sql`select pg_sleep(0.01)`.execute(db);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/terminat|connection error/);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await opened.close();
});
