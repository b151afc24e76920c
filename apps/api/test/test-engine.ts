import { openAsBlob } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { openStore } from '@latchkey/releases/blobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../src/database/database.types.ts';
import { buildApp } from '../src/app.ts';
import { openPglite, openPostgres, type OpenedDatabase } from '../src/database/open-database.ts';
import { noteStockChange } from '../src/database/stock-changes.ts';
import { rateFields } from '../src/database/tables/stock-tables.ts';
import { spreadOverServers } from '../src/database/spread-over-servers.ts';
import { transact } from '../src/database/transact.ts';
import type { Deps } from '../src/deps.ts';
import { createHotelDirectory } from '../src/features/catalogue/hotels/hotel-directory.ts';
import { createTextModel } from '../src/text-model/text-model.ts';
import { createImageStore } from '../src/features/catalogue/images/image-store.ts';
import { createUploadStore } from '../src/features/catalogue/uploads/upload-store.ts';
import { createAccountDoors } from '../src/features/payments/accounts/account-doors.ts';
import { gatewaysAt } from '../src/features/payments/accounts/gateway-at.ts';
import type { Gateways } from '../src/features/payments/gateways/payment-gateway.ts';
import { createCardVault } from '../src/features/payments/gateways/card-vault/card-vault.ts';
import { razorpayApi } from '../src/features/payments/gateways/razorpay/razorpay-api.ts';
import { createStripe } from '../src/features/payments/gateways/stripe/stripe.ts';
import { createRazorpay } from '../src/features/payments/gateways/razorpay/razorpay.ts';
import { createAriSnapshots } from '../src/features/stock/ari/ari-snapshots.ts';
import { cappedSenders } from '../src/features/messaging/messages/capped-senders.ts';
import type { Mail, Sms } from '../src/features/messaging/messages/senders.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { makeOwnDatabase } from './own-database.ts';
import { testStart } from './prepared-database.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { createStripeMemory, createTestGateway, type TestGateway } from './test-gateway.ts';
import { createTestDoors, type TestDoors } from './test-doors.ts';
import { createTestNames, type TestNames } from './test-names.ts';
import { writeTestHotels } from './test-hotels.ts';

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
  /** As it was at the start: nothing booked, prices of the files, the clock set back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const bookingTables = [
  'idempotency',
  'outbox',
  'webhook_inbox',
  'unmatched_payment',
  'lost_payment',
  'dispute',
  'refund',
  'property_payment',
  'gateway_account',
  'kept_card',
  'security_deposit',
  'payment',
  'payment_share',
  'booking_access',
  'device_hotel',
  'booking_lookup',
  'booking_name',
  'code_subject',
  'open_hold',
  'holder',
  'mail_link',
  'sent_message',
  'message_recipient',
  'guest_request',
  'note',
  'day_look',
  'guest_message',
  'answer',
  'form_entry',
  'review',
  'property_key',
  'hotel_bounds',
  'hotel_domain',
  'hotel_hold',
  'hotel_draft',
  'hotel_image',
  'hotel_planned',
  'hotel_proposal',
  'hotel_proposing',
  'hotel_start',
  'journal_line',
  'push_device',
  'staff_session',
  'sign_in_link',
  'recovery_code',
  'passkey',
  'passkey_challenge',
  'staff_member',
  'person',
  'booking_event',
  'booking_change',
  'booking_feed',
  'unit_night',
  'unit_change',
  'hotel_news',
  'unit_closure',
  'booking_line',
  'held_extra',
  'booking',
  'limited_code',
  'quote',
  'posted_form',
] as const;

const always = { first: '2000-01-01' as LocalDate, last: '2999-12-31' as LocalDate };

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
        close: () => undefined,
      },
      { db: database.db, clock, log, settings },
    ),
    resolver: names,
    textModel: settings.textModel === null ? null : createTextModel(settings.textModel),
  };
  const app = await buildApp(deps);
  await app.ready();
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
    reset: async () => {
      now = testStart.getTime();
      for (const memory of [razorpay, cardVault, stripe, own.razorpay, own.stripe, own.doors]) memory.reset();
      mails.length = 0;
      propertyMails.length = 0;
      sms.length = 0;
      names.reset();
      for (const table of bookingTables) await database.db.deleteFrom(table).execute();
      await restoreStock(database.db);
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(hotelsDirectory, { recursive: true, force: true });
    },
  };
}

async function restoreStock(db: Database): Promise<void> {
  await transact(db, async (tx) => {
    for (const { hotel_id: hotelId } of await tx.selectFrom('hotel').select('hotel_id').execute())
      for (const what of ['rooms', 'rates'] as const) noteStockChange(tx, { hotelId, what, ...always });
    const asAtStart = rateFields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`s.${field}`)}`);
    await sql`update rate r set ${sql.join(asAtStart)}, by_property = false, by_hand = null, set_at = null
      from rate_start s where s.hotel_id = r.hotel_id and s.date = r.date and s.room_type_id = r.room_type_id and s.rate_plan_id = r.rate_plan_id
      and (r.by_property or r.set_at is not null or r.price_for_pax <> s.price_for_pax)`.execute(tx);
    await sql`update inventory i set total = s.total, used = 0, hours = s.hours, by_property = false, set_at = null
      from inventory_start s where s.hotel_id = i.hotel_id and s.date = i.date and s.room_type_id = i.room_type_id
      and (i.by_property or i.set_at is not null or i.total <> s.total or i.used > 0 or i.hours is distinct from s.hours)`.execute(
      tx,
    );
  });
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
