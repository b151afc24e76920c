import { openAsBlob } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@latchkey/releases/blobs';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openPglite, openPostgres, type OpenedDatabase } from '../src/database/open-database.ts';
import { spreadOverServers } from '../src/database/spread-over-servers.ts';
import type { Deps } from '../src/deps.ts';
import { createHotelDirectory } from '../src/features/catalogue/hotels/hotel-directory.ts';
import { createTextModel } from '../src/text-model/text-model.ts';
import { createImageStore } from '../src/features/images/image-store.ts';
import { createUploadStore } from '../src/features/images/uploads/upload-store.ts';
import { createAccountDoors } from '../src/features/payments/accounts/account-doors.ts';
import { gatewaysAt } from '../src/features/payments/accounts/gateway-at.ts';
import type { Gateways } from '../src/features/payments/gateways/payment-gateway.ts';
import { createCardVault } from '../src/features/payments/gateways/card-vault/card-vault.ts';
import { razorpayApi } from '../src/features/payments/gateways/razorpay/razorpay-api.ts';
import { createStripe } from '../src/features/payments/gateways/stripe/stripe.ts';
import { createRazorpay } from '../src/features/payments/gateways/razorpay/razorpay.ts';
import { createAriSnapshots } from '../src/features/stock/ari/ari-snapshots.ts';
import { cappedSenders } from '../src/features/messaging/messages/capped-senders.ts';
import { postPush } from '../src/features/messaging/messages/post-push.ts';
import type { Mail, Sms } from '../src/features/messaging/messages/senders.types.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { makeOwnDatabase } from './own-database.ts';
import { testStart } from './prepared-database.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { resetDatabase } from './reset-database.ts';
import { createStripeMemory, createTestGateway, type TestGateway } from './test-gateway.ts';
import { createTestDoors, type TestDoors } from './test-doors.ts';
import { createTestNames, type TestNames } from './test-names.ts';
import { writeTestHotels } from './test-hotels.ts';
import { watchWrites } from './watch-writes.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

export interface TestEngine {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly razorpay: TestGateway;
  readonly cardVault: TestGateway;
  readonly stripe: ReturnType<typeof createStripeMemory>;
  /** Accounts of hotels' own, all of one gateway at one. */
  readonly own: {
    readonly razorpay: TestGateway;
    readonly stripe: ReturnType<typeof createStripeMemory>;
    readonly doors: TestDoors;
  };
  /** To guests and visitors; `propertyMails` to hotels. */
  readonly mails: Mail[];
  readonly propertyMails: Mail[];
  readonly sms: Sms[];
  /** The domain name system. */
  readonly names: TestNames;
  /** Sets the clock ahead. */
  pass(ms: number): void;
  /** The tables that this process has written since the last reset. */
  written(): ReadonlySet<string>;
  /** As it was at the start: nothing booked, prices of the files, the clock set back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The whole engine with an injected clock and outside parties in memory; jobs run only when a test runs them. On
 * PostgreSQL, which takes two thirds of the embedded database's processor time: what the two could do differently
 * (locks, transactions, races, expiry) is tested on both by its suites, and the journeys run on the embedded one.
 */
export async function startTestEngine(
  /** `pooled` is PostgreSQL behind PgBouncer in transaction mode. */
  kind: DatabaseKind | 'pooled' = 'postgresql',
  env: Record<string, string> = {},
): Promise<TestEngine> {
  const hotelsDirectory = await writeTestHotels();
  const pictures = join(hotelsDirectory, 'pictures');
  await cp(inject('picturesCopy'), pictures, { recursive: true });
  const database = await openDatabase(kind);
  let now = testStart.getTime();
  const clock = (): Date => new Date(now);
  const [razorpay, cardVault, stripe, mails, propertyMails, sms] = [
    createTestGateway(),
    createTestGateway(),
    createStripeMemory(),
    [] as Mail[],
    [] as Mail[],
    [] as Sms[],
  ];
  const own = { razorpay: createTestGateway(), stripe: createStripeMemory(), doors: createTestDoors() };
  const settings = testSettings({ HOTELS_DIR: hotelsDirectory, ...env });
  if (settings.isSharded) spreadOverServers(database.db);
  const names = createTestNames();
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const gateways: Gateways = {
    // Where a test names the sandbox, what is paid and given back goes there.
    razorpay: createRazorpay(settings, env['RAZORPAY_URL'] === undefined ? razorpay : razorpayApi(settings)),
    'card-vault': createCardVault(settings, env['CARD_VAULT_URL'] === undefined ? cardVault : undefined),
    stripe: createStripe(settings, env['STRIPE_URL'] === undefined ? stripe : undefined),
  };
  const deps: Deps = {
    db: database.db,
    databaseKind: database.kind,
    settings,
    clock,
    log,
    hotels: createHotelDirectory(database.db, clock, settings.hotelBytes),
    images: createImageStore(openStore(pictures)),
    uploads: createUploadStore(openStore(pictures).blobs),
    ariSnapshots: createAriSnapshots({ db: database.db, clock, bytes: settings.ariSnapshotBytes }),
    gateways,
    gatewayAt: gatewaysAt(
      { db: database.db, settings, gateways, log },
      env['STRIPE_URL'] === undefined ? { razorpay: own.razorpay, stripe: own.stripe } : {},
    ),
    accountDoors: env['STRIPE_URL'] === undefined ? own.doors : createAccountDoors(settings),
    messages: cappedSenders(
      {
        sendMail: async (mail) => void (mail.messageId.startsWith('<property.') ? propertyMails : mails).push(mail),
        sendSms: async (message) => void sms.push(message),
        sendPush: postPush,
        close: () => undefined,
      },
      { db: database.db, clock, log, settings },
    ),
    resolver: names,
    textModel: settings.textModel === null ? null : createTextModel(settings.textModel),
  };
  const app = await buildApp(deps);
  await app.ready();
  const writes = watchWrites();
  return {
    app,
    deps,
    razorpay,
    cardVault,
    stripe,
    own,
    mails,
    propertyMails,
    sms,
    names,
    pass: (ms) => {
      now += ms;
    },
    written: writes.tables,
    reset: async () => {
      now = testStart.getTime();
      for (const memory of [razorpay, cardVault, stripe, own.razorpay, own.stripe, own.doors]) memory.reset();
      mails.length = 0;
      propertyMails.length = 0;
      sms.length = 0;
      names.reset();
      await resetDatabase(database.db, writes.tables());
      writes.forget();
    },
    close: async () => {
      writes.stop();
      await app.close();
      await rm(hotelsDirectory, { recursive: true, force: true });
      await database.close();
    },
  };
}

function testSettings(env: Record<string, string>): Settings {
  const read = readSettings({ RATE_LIMITS: 'off', ...env });
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
}

async function openDatabase(kind: DatabaseKind | 'pooled'): Promise<OpenedDatabase> {
  if (kind === 'pglite') {
    const opened = await openPglite(null, await openAsBlob(inject('pgliteCopy')));
    if ('refused' in opened) throw new Error(opened.by);
    return opened;
  }
  const own = await makeOwnDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const pooled = kind === 'pooled' ? await startPgbouncer(own.url) : undefined;
  const opened = openPostgres(pooled?.url ?? own.url, 20, () => undefined);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await pooled?.stop();
      await own.drop();
    },
  };
}
