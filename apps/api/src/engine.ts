import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { noTracing, type Tracing } from '@latchkey/tracing/server';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { homeFaults } from './database/distribute.ts';
import { encodingFault } from './database/encoding-fault.ts';
import { migrate, missingOf } from './database/migrate.ts';
import { openPglite, openPostgres, type OpenedDatabase } from './database/open-database.ts';
import { spreadOverServers } from './database/spread-over-servers.ts';
import type { Deps } from './deps.ts';
import { createAriSnapshots } from './features/stock/stock.ts';
import { followFolders } from './features/publishing/publishing.ts';
import { createHotelDirectory } from './features/catalogue/catalogue.ts';
import { createImageStore, createUploadStore, pictureStoreOf } from './features/images/images.ts';
import { avifJob } from './jobs/avif-job.ts';
import { rememberedModel } from './features/guest-relations/guest-relations.ts';
import { cappedSenders, createSenders } from './features/messaging/messaging.ts';
import { createAccountDoors, createGateways, gatewaysAt, tellOfMissingAccount } from './features/payments/payments.ts';
import { nameResolver } from './features/onboarding/onboarding.ts';
import { engineJobs } from './jobs/engine-jobs.ts';
import { startJobs } from './jobs/job-runner.ts';
import type { Settings } from './settings.ts';
import { createTextModel } from './text-model/text-model.ts';

export interface Engine {
  readonly app: FastifyInstance;
  /** Finishes requests and jobs under way, then closes the database. */
  close(): Promise<void>;
}

/** Memory for plans in a text model's words. */
const plansBytes = 2 * 1_048_576;

/** Everything joined as the settings say: database, hotels, outside parties, application, jobs. */
export async function startEngine(
  settings: Settings,
  log: Logger,
  tracing: Tracing = noTracing,
): Promise<Engine | { refused: string }> {
  const opened = await open(settings, log);
  if ('refused' in opened) return opened;
  const fault = await encodingFault(opened.db);
  if (fault !== null) {
    await opened.close();
    return { refused: fault };
  }
  if (settings.isSharded) spreadOverServers(opened.db);
  const clock = (): Date => new Date();
  const missing = await missingOf(opened.db);
  if (missing.length > 0) {
    log.info({ missing }, 'the schema is brought up to date');
    await opened.apart((db) => migrate(db, { isServed: opened.kind === 'postgresql' }));
  }
  const misplaced = settings.isSharded ? await homeFaults(opened.db) : [];
  if (misplaced.length > 0) {
    await opened.close();
    return { refused: `Tables are not where they belong (pnpm api distribute): ${misplaced.join('; ')}.` };
  }
  const pictures = pictureStoreOf(settings);
  const unfollow = settings.followsHotels
    ? await followFolders({ db: opened.db, clock, log }, settings.hotelsDirectory, pictures.blobs)
    : async (): Promise<void> => undefined;

  const gateways = createGateways(settings);
  const deps: Deps = {
    db: opened.db,
    databaseKind: opened.kind,
    settings,
    clock,
    log,
    hotels: createHotelDirectory(opened.db, clock, settings.hotelBytes),
    images: createImageStore(pictures),
    uploads: createUploadStore(pictures.blobs),
    ariSnapshots: createAriSnapshots({ db: opened.db, clock, bytes: settings.ariSnapshotBytes }),
    gateways,
    gatewayAt: gatewaysAt({ db: opened.db, settings, gateways, log }),
    accountDoors: createAccountDoors(settings),
    messages: cappedSenders(createSenders(settings), { db: opened.db, clock, log, settings }),
    resolver: nameResolver(settings),
    textModel: settings.textModel === null ? null : rememberedModel(createTextModel(settings.textModel), plansBytes),
  };
  await tellOfMissingAccount(deps);
  const app = await buildApp(deps, tracing);
  const works = settings.role !== 'api';
  const jobs = startJobs(works ? [...engineJobs(deps), ...(settings.makesAvif ? [avifJob(deps)] : [])] : [], log);
  return {
    app,
    close: async () => {
      await Promise.all([app.close(), jobs.stop(), unfollow()]);
      deps.messages.close();
      await tracing.close();
      await opened.close();
    },
  };
}

async function open(settings: Settings, log: Logger): Promise<OpenedDatabase | { refused: string }> {
  if (settings.databaseUrl !== null)
    return openPostgres(settings.databaseUrl, settings.databasePool, (cause) =>
      log.warn({ err: cause }, 'a database connection was lost'),
    );
  const directory = join(settings.dataDirectory, 'database');
  const opened = await openPglite(directory);
  if ('refused' in opened)
    return {
      refused: `The embedded database in ${directory} is already open (${opened.by}). Stop that one first, or set LATCHKEY_DATA_DIR to another directory.`,
    };
  log.warn(
    'the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL for anything but trying out',
  );
  return opened;
}
