import { pino } from 'pino';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeOwnDatabase } from '../../test/own-database.ts';
import { migrateSchema } from '../commands/schema-commands.ts';
import { startEngine } from '../engine.ts';
import { readSettings } from '../settings.ts';
import { missingOf } from './migrate.ts';
import { openPglite, openPostgres } from './open-database.ts';

const own = async (encoding: string | null): Promise<string> => {
  const database = await makeOwnDatabase(inject('postgresUrl'), 'template0', encoding);
  onTestFinished(() => database.drop());
  return database.url;
};

it.each(['SQL_ASCII', 'LATIN1'])(
  'an engine does not start on a database of %s, and says what to do',
  async (encoding) => {
    const url = await own(encoding);
    const read = readSettings({ DATABASE_URL: url });
    if ('faults' in read) throw new Error(read.faults.join());
    const engine = await startEngine(read.settings, pino({ level: 'silent' }));
    const refused = expect.stringMatching(
      new RegExp(`^The database test_\\w+ encodes texts as ${encoding}, and must as UTF8`),
    );
    expect(engine).toEqual({ refused });
    const opened = openPostgres(url, 2, () => undefined);
    const said: string[] = [];
    expect([await migrateSchema(opened, (line) => said.push(line)), said]).toEqual([false, [refused]]);
    expect((await missingOf(opened.db)).length).toBeGreaterThan(50);
    await opened.close();
  },
);

it('the schema comes into one of UTF8, and into the embedded one', async () => {
  const embedded = await openPglite(null);
  if ('refused' in embedded) throw new Error(embedded.by);
  for (const opened of [openPostgres(await own('UTF8'), 2, () => undefined), embedded]) {
    expect(await migrateSchema(opened, () => undefined)).toBe(true);
    await opened.close();
  }
});
