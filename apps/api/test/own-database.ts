import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own, on a server where it may make one; it goes again, since hundreds of them are gigabytes. */
export interface OwnDatabase {
  readonly url: string;
  /** Ends who is still connected to it, and removes it. */
  drop(): Promise<void>;
}

/** Makes one: a copy of `template`, or empty; of another encoding where one is named, with `template0`. */
export async function makeOwnDatabase(
  server: string,
  template = 'template1',
  encoding: string | null = null,
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copies files in place of writing each page to the log: a fraction of the time where nothing is synced.
  await asAdmin(
    server,
    `create database ${name} template ${template} strategy file_copy${encoding === null ? '' : ` encoding '${encoding}' locale 'C'`}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(server, `drop database ${name} with (force)`) };
}

/** Runs a statement on a server that no transaction may hold, like those that make and drop databases. */
export async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
