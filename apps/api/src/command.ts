import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serviceRelease } from '@latchkey/tracing/release';
import { checkInvariants } from './commands/check-invariants.ts';
import { approve } from './commands/approve-hotel.ts';
import { exportHotel, faultLine, importHotels } from './commands/hotel-folders.ts';
import { auditGateways, listLost, refundOneLost } from './commands/lost-payments.ts';
import { pushKeys } from './commands/push-keys.ts';
import { runProperty } from './commands/property.ts';
import { runStaff } from './commands/staff.ts';
import { verifyJournals } from './commands/verify-journal.ts';
import { distributeTables, migrateSchema } from './commands/schema-commands.ts';
import { backUp, restore } from './database/backup.ts';
import type { Database } from './database/database.types.ts';
import { openPglite, openPostgres, type OpenedDatabase } from './database/open-database.ts';
import type { Deps } from './deps.ts';
import {
  measuringShortages,
  policyShortages,
  rentalShortages,
  saidFactsShortages,
  searchShortages,
} from '@latchkey/hotel-document/checks';
import { placeOf } from '@latchkey/hotel-document/faults';
import { createHotelDirectory, type FaultOfFolder, readHotelFolders } from './features/catalogue/catalogue.ts';
import { createImageStore, pictureStoreOf } from './features/images/images.ts';
import type { HotelFolder } from './features/catalogue/hotel-files/hotel-folder.types.ts';
import { faultsAhead } from './features/publishing/publishing.ts';
import { lastEventAt } from './features/bookings/bookings.ts';
import { nameBookings } from './features/booking-access/booking-access.ts';
import { createGateways, gatewaysAt } from './features/payments/payments.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings } from './settings.ts';
import { isOneHotels } from './shared-hosts.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What an operator runs by hand: `pnpm api <command>`. Exit code 1 where something is wrong. */
const commands: Readonly<Record<string, { readonly does: string; run(settings: Settings): Promise<boolean> }>> = {
  invariants: {
    does: 'counts what breaks each invariant of the database; all must be 0',
    run: (settings) => opened(settings, async (database) => checkInvariants(database, await lastMoment(database), say)),
  },
  journal: {
    does: 'verify [file]: whether each line of the hotels’ journals is there and as it was written; also by what an earlier run said, kept in a file',
    run: (settings) => {
      const [act, file] = process.argv.slice(3);
      if (act !== 'verify') return Promise.resolve(refuse('pnpm api journal verify [file]'));
      return opened(settings, (database) => verifyJournals(database, file === undefined ? file : pathOf(file), say));
    },
  },
  'name-bookings': {
    does: 'has bookings that an older version made beside this one be found by number and reference',
    run: (settings) =>
      opened(settings, async ({ db }) => {
        await nameBookings(db);
        return true;
      }),
  },
  migrate: {
    does: 'brings the schema up to date, beside engines that run: before a release',
    run: (settings) => opened(settings, (database) => migrateSchema(database, say)),
  },
  distribute: {
    does: 'after that, gives every table its home on the servers, or names those that lie otherwise',
    run: (settings) => opened(settings, (database) => distributeTables(database, say)),
  },
  'audit-gateway': {
    does: '--since <moment>: after a restore or a failover, finds money at the gateways that the database does not know',
    run: (settings) => opened(settings, ({ db }) => auditGateways(outside(db, settings), process.argv.slice(3), say)),
  },
  'lost-payments': {
    does: 'lists such money that has not gone back',
    run: (settings) => opened(settings, ({ db }) => listLost({ db }, say)),
  },
  'refund-lost': {
    does: '<hotel> <gateway> <payment>: gives such money back',
    run: (settings) => opened(settings, ({ db }) => refundOneLost(outside(db, settings), process.argv.slice(3), say)),
  },
  property: {
    does: '<hotel> <action>: plays the property over the running API',
    run: (settings) => runProperty(settings, process.argv.slice(3), say, new Date()),
  },
  staff: {
    does: 'list|invite|link|end <hotel> …: the people who work at a hotel, over the running API',
    run: (settings) => runStaff(settings, process.argv.slice(3), say, new Date()),
  },
  'push-keys': {
    does: 'draws VAPID keys, by which browsers know who has news pushed to the people of hotels',
    run: async () => pushKeys(say),
  },
  backup: {
    does: '<file>: writes the embedded database to a file, the engine being stopped',
    run: (settings) => moveDatabase(settings, 'backup'),
  },
  restore: {
    does: '<file>: puts a backup in its place; what was there is moved aside',
    run: (settings) => moveDatabase(settings, 'restore'),
  },
  'import-hotel': {
    does: '[folder …]: writes hotels whose files are new or changed into the database; without a folder those of HOTELS_DIR, and closes those that have none there',
    run: (settings) =>
      opened(settings, ({ db }) =>
        importHotels(
          { db, clock: () => new Date(), pictures: pictureStoreOf(settings).blobs },
          settings.hotelsDirectory,
          process.argv.slice(3).map(pathOf),
          say,
        ),
      ),
  },
  'approve-hotel': {
    does: '<hotel>: shows a hotel to guests that its owner has set up and opened, over the running API',
    run: (settings) => approve(settings, process.argv[3], say, new Date()),
  },
  'export-hotel': {
    does: '<hotel> <folder>: writes the files of a hotel as they were imported into a folder of its own there',
    run: (settings) =>
      opened(settings, ({ db }) => {
        const [hotelId, into] = process.argv.slice(3);
        return exportHotel(withHotels(db, settings), hotelId, into === undefined ? undefined : pathOf(into), say);
      }),
  },
  'check-hotels': { does: 'checks the hotel files and names every fault', run: checkHotels },
};

const command = commands[process.argv[2] ?? ''];
const read = readSettings(process.env);
if (command === undefined || 'faults' in read) {
  for (const [name, { does }] of Object.entries(commands)) say(`pnpm api ${name}  ${does}`);
  if ('faults' in read) for (const fault of read.faults) say(`Setting ${fault}`);
  process.exitCode = 1;
} else if (!(await command.run(read.settings).catch(sayFailure))) {
  process.exitCode = 1;
}

/** What to write in place of what was written. */
function refuse(usage: string): false {
  say(usage);
  return false;
}

function sayFailure(cause: unknown): boolean {
  const { message = '', code = '' } = cause as { message?: string; code?: string };
  say(`Nothing was found out: ${[message, code].filter((part) => part !== '').join(', ')}.`);
  return false;
}

/** A path that was given: pnpm runs this in another directory than the operator's. */
function pathOf(given: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', given);
}

/** What a command that reads hotels works with. */
function withHotels(db: Database, settings: Settings): Pick<Deps, 'db' | 'hotels' | 'images'> {
  return {
    db,
    hotels: createHotelDirectory(db, () => new Date(), settings.hotelBytes),
    images: createImageStore(pictureStoreOf(settings)),
  };
}

/** What a command that asks the gateways works with. */
function outside(
  db: Database,
  settings: Settings,
): Pick<Deps, 'db' | 'clock' | 'log' | 'gateways' | 'gatewayAt' | 'settings' | 'hotels'> {
  const log = createLog(settings.logLevel, serviceRelease(import.meta.url, process.env));
  const gateways = createGateways(settings);
  const gatewayAt = gatewaysAt({ db, settings, gateways, log });
  const { hotels } = withHotels(db, settings);
  return { db, clock: () => new Date(), log, gateways, gatewayAt, settings, hotels };
}

/** Runs a command on the database of the settings; false where that cannot be opened. */
async function opened(settings: Settings, run: (database: OpenedDatabase) => Promise<boolean>): Promise<boolean> {
  const database = await open(settings);
  if (database === null) return false;
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

async function moveDatabase(settings: Settings, way: 'backup' | 'restore'): Promise<boolean> {
  const file = process.argv[3];
  if (file === undefined || settings.databaseUrl !== null) {
    say(file === undefined ? `pnpm api ${way} <file>` : 'DATABASE_URL is set: use pg_dump and pg_restore.');
    return false;
  }
  const directory = join(settings.dataDirectory, 'database');
  const path = pathOf(file);
  const outcome = way === 'backup' ? await backUp(directory, path) : await restore(directory, path, new Date());
  if (outcome.kind === 'refused') say(`Nothing was done: ${outcome.why}.`);
  else
    say(
      `${path}, ${outcome.bytes} bytes.${outcome.movedTo === null ? '' : ` What was there is now in ${outcome.movedTo}.`}`,
    );
  return outcome.kind === 'done';
}

/** PostgreSQL is looked at while the engine runs; the embedded database is shut, and its clock stopped with its last event. */
async function lastMoment({ db, kind }: OpenedDatabase): Promise<Date | null> {
  if (kind === 'postgresql') return new Date();
  return lastEventAt(db);
}

async function open(settings: Settings): Promise<OpenedDatabase | null> {
  const opened = await openIfThere(settings);
  if (typeof opened !== 'string') return opened;
  say(`${opened[0]?.toUpperCase()}${opened.slice(1)}.`);
  return null;
}

/** The database of these settings, or why it cannot be opened. */
async function openIfThere(settings: Settings): Promise<OpenedDatabase | string> {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, 1, (cause) => say(cause.message));
  const directory = join(settings.dataDirectory, 'database');
  if (!existsSync(join(directory, 'files'))) return `there is no embedded database in ${directory}`;
  const opened = await openPglite(directory);
  return 'refused' in opened ? `the embedded database is open (${opened.by}): stop that first` : opened;
}

async function checkHotels(settings: Settings): Promise<boolean> {
  const found = await readHotelFolders(settings.hotelsDirectory);
  const { hotels, doubts } = found;
  if (found.nothing !== null) say(`fault  ${found.nothing}`);
  const faults = [...found.faults, ...(await missingAhead(settings, hotels))];
  const isMarked = ({ facts }: HotelFolder): boolean =>
    [...faults, ...doubts].some(({ folder }) => folder === `${facts.id}-${facts.slug}`);
  for (const hotel of hotels) {
    const { facts, words } = hotel;
    if (!isMarked(hotel)) say(`ok     ${facts.id} ${words.en.name} (${Object.keys(words).join(', ')})`);
    if (facts.state === 'closed') say(`note   ${facts.id} is closed: it takes no bookings`);
    if (facts.legal.readByLawyerOn === null)
      say(
        `note   ${facts.id} privacy policy and terms are a model text: a lawyer reads them, then set legal.readByLawyerOn`,
      );
  }
  for (const { facts, words } of hotels)
    for (const shortage of [
      ...searchShortages({ facts, words }),
      ...rentalShortages(facts),
      ...measuringShortages(facts, (host) => isOneHotels(host, settings)),
      ...[...policyShortages(facts, words), ...saidFactsShortages(facts, words)].map(
        ({ file, message }) => `${file} ${message}`,
      ),
    ])
      say(`note   ${facts.id} ${shortage}`);
  for (const fault of faults) say(`fault  ${faultLine(fault)}`);
  for (const doubt of doubts) say(`wrong? ${faultLine(doubt)}. If it is meant, add "${placeOf(doubt)}" to "meant"`);
  return faults.length === 0 && doubts.length === 0 && found.nothing === null;
}

/** Ids with bookings ahead that the files have no more, as far as there is a database to ask. */
async function missingAhead(settings: Settings, hotels: readonly HotelFolder[]): Promise<FaultOfFolder[]> {
  const opened = await openIfThere(settings);
  if (typeof opened === 'string') {
    say(`note   ids with bookings ahead were not looked at: ${opened}`);
    return [];
  }
  try {
    return await faultsAhead(opened.db, hotels, new Date());
  } finally {
    await opened.close();
  }
}
