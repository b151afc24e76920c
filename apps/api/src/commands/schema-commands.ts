import { distribute } from '../database/distribute.ts';
import { encodingFault } from '../database/encoding-fault.ts';
import { migrate } from '../database/migrate.ts';
import type { OpenedDatabase } from '../database/open-database.ts';

type Say = (line: string) => void;

/** Brings the schema up to date beside what is going on, so that no engine has to at its start; false where the database cannot have it. */
export async function migrateSchema(opened: OpenedDatabase, say: Say): Promise<boolean> {
  const fault = await encodingFault(opened.db);
  if (fault !== null) {
    say(fault);
    return false;
  }
  const made = await opened.apart((db) => migrate(db, { isServed: opened.kind === 'postgresql' }));
  for (const name of made) say(`made   ${name}`);
  if (made.length === 0) say('The schema is up to date.');
  return true;
}

/** Gives every table its home, or tells where one lies otherwise; false where something is wrong. */
export async function distributeTables(opened: OpenedDatabase, say: Say): Promise<boolean> {
  const { spread, faults } = await opened.apart(distribute);
  for (const table of spread ?? []) say(`spread ${table}`);
  for (const fault of faults) say(`fault  ${fault}`);
  if (spread === null) say('This database is one server (no Citus): looked at was only whether each table has a home.');
  else if (faults.length === 0) say('Every table lies where table-homes.ts says.');
  return faults.length === 0;
}
