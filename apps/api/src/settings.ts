import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { MessagePurpose } from './features/messages/senders.ts';
import { measuringSettingsOf, measuringShape, type MeasuringSettings } from './measuring-settings.ts';
import { weaknesses } from './production-faults.ts';

const switchOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);
const megabyte = 1_048_576;
const seconds = z.coerce.number().positive();

/**
 * The sandbox's addresses and keys, for a developer's machine; production refuses to start with any of them. Browsers load
 * the gateways' scripts from another host name than their frames, as they do from the real ones.
 */
const demoDefaults = {
  RAZORPAY_URL: 'http://127.0.0.1:4010/razorpay',
  RAZORPAY_SCRIPT_URL: 'http://localhost:4010/razorpay/v1/checkout.js',
  RAZORPAY_KEY_ID: 'rzp_test_latchkey',
  RAZORPAY_KEY_SECRET: 'sandbox-razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'sandbox-razorpay-webhook-secret',
  CARD_VAULT_URL: 'http://127.0.0.1:4010/card-vault',
  CARD_VAULT_SCRIPT_URL: 'http://localhost:4010/card-vault/v1/vault.js',
  CARD_VAULT_VENDOR_KEY: 'vendor_test_latchkey',
  CARD_VAULT_SECRET: 'sandbox-card-vault-secret',
  SMTP_URL: 'smtp://127.0.0.1:4011',
  SMS_URL: 'http://127.0.0.1:4010/sms/messages',
  SMS_KEY: 'sandbox-sms-key',
} as const;

/** Where the provider's own sites are on a developer's machine. */
const demoHosts = {
  PROVIDER_HOSTS: 'latchkey.localhost,localhost,latchkey.test',
  PLATFORM_HOSTS: 'book.latchkey.localhost,book.latchkey.test',
} as const;
/** Whom guests' mails are from. */
const demoSender = 'stay@latchkey.example';
const demoPropertyKeySecret = 'sandbox-property-key-secret';

/** The sandbox's of what production does without where it is not set. */
const mayBeAbsent = {
  PROPERTY_KEY_SECRET: demoPropertyKeySecret,
  TEXT_MODEL_URL: 'http://127.0.0.1:4010/text-model/v1',
  TEXT_MODEL_KEY: 'sandbox-text-model-key',
  INDEXNOW_URL: 'http://127.0.0.1:4010/collect/indexnow',
} as const;

const shape = z.object({
  LATCHKEY_MODE: z.enum(['demo', 'production']).default('demo'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(4001),
  /** `api` answers, `worker` runs the jobs, `all` does both. */
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether hotels lie on several servers behind `DATABASE_URL`: then no transaction is of two hotels. */
  DATABASE_SHARDED: z.enum(['on', 'off']).default('off'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  LATCHKEY_DATA_DIR: z.string().default(resolve(import.meta.dirname, '../../../.latchkey')),
  HOTELS_DIR: z.string().default(resolve(import.meta.dirname, '../hotels')),
  /** How guests reach the sites; links in mails are made of these and a hotel's own host. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  PUBLIC_PORT: port.optional(),
  PROVIDER_HOSTS: z.string().default(demoHosts.PROVIDER_HOSTS),
  PLATFORM_HOSTS: z.string().default(demoHosts.PLATFORM_HOSTS),
  PROVIDER_NAME: z.string().default('Latchkey'),
  /** Addresses whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  HOLD_MINUTES: z.coerce.number().positive().default(15),
  /** How long a property that confirms by hand has to answer. */
  REQUEST_HOURS: z.coerce.number().positive().default(24),
  QUOTE_MINUTES: z.coerce.number().positive().default(30),
  RATE_LIMITS: switchOff,
  /** From one address; strict in production, wide in a demo, where all guests come from one machine. */
  RATE_LIMIT_READS_PER_MINUTE: z.coerce.number().int().positive().optional(),
  RATE_LIMIT_WRITES_PER_MINUTE: z.coerce.number().int().positive().optional(),
  /** Codes for looking a booking up: for one number or booking, and (in production) from one address. */
  LOOKUP_CODES_PER_HOUR: z.coerce.number().int().positive().default(5),
  LOOKUP_CODES_PER_DAY: z.coerce.number().int().positive().default(10),
  LOOKUP_CODES_PER_HOUR_FROM_ADDRESS: z.coerce.number().int().positive().default(20),
  /** Messages a day to one address or number about stays for which nothing was paid, and plans or letters asked for there. */
  STAY_MESSAGES_PER_DAY: z.coerce.number().int().positive().optional(),
  PLAN_MAILS_PER_DAY: z.coerce.number().int().positive().optional(),
  /** Bookings that hold rooms and were neither paid for nor proved: of one device, number, e-mail address, network address. */
  OPEN_HOLDS_PER_DEVICE: z.coerce.number().int().positive().optional(),
  OPEN_HOLDS_PER_NUMBER: z.coerce.number().int().positive().optional(),
  OPEN_HOLDS_PER_EMAIL: z.coerce.number().int().positive().optional(),
  OPEN_HOLDS_PER_ADDRESS: z.coerce.number().int().positive().optional(),
  /** Calling codes of the countries that SMS are sent to, such as `91,49,971`; to all unless set. */
  SMS_COUNTRIES: z
    .string()
    .regex(/^\s*\+?[1-9]\d{0,6}(\s*,\s*\+?[1-9]\d{0,6})*\s*$/)
    .optional(),
  /** The largest body of a request, and how long it may take to arrive. */
  BODY_KB: z.coerce.number().positive().max(10_240).default(64),
  BODY_SECONDS: seconds.default(30),
  JOB_INTERVAL_SECONDS: seconds.default(1),
  RECONCILE_AFTER_SECONDS: seconds.default(60),
  /** Memory for hotels' facts and words, for what they have on sale, and for answers that are ready to be sent. */
  HOTELS_MB: z.coerce.number().positive().default(96),
  SALE_SHEETS_MB: z.coerce.number().positive().default(64),
  ANSWERS_MB: z.coerce.number().positive().default(16),
  /** A text model that speaks OpenAI's chat completions, such as https://api.example.com/v1; it rewords itineraries. None unless set. */
  TEXT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_MODEL_NAME: z.string().min(1).optional(),
  TEXT_MODEL_KEY: z.string().min(1).optional(),
  TEXT_MODEL_SECONDS: seconds.default(4),
  /** Tells search engines which pages changed (IndexNow); without a key nobody is told. The origin shows the key. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** Making AVIF pictures in the background; `off` leaves WebP. */
  AVIF: switchOff,
  /** Signs the keys of properties; without it, in production, the property's side is closed. */
  PROPERTY_KEY_SECRET: z.string().min(24).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAIL_FROM: z.email().default(demoSender),
  ...measuringShape,
  ...(Object.fromEntries(Object.keys(demoDefaults).map((name) => [name, z.string().min(1).optional()])) as Record<
    keyof typeof demoDefaults,
    z.ZodOptional<z.ZodString>
  >),
});

/** Everything that can be set from outside, checked. Durations are milliseconds. */
export interface Settings extends Readonly<Record<keyof typeof demoDefaults, string>>, MeasuringSettings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly role: 'api' | 'worker' | 'all';
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly isSharded: boolean;
  readonly dataDirectory: string;
  readonly hotelsDirectory: string;
  readonly publicScheme: 'http' | 'https';
  readonly publicPort: number | null;
  readonly providerHosts: readonly string[];
  readonly platformHosts: readonly string[];
  readonly providerName: string;
  readonly trustedProxies: string;
  readonly holdMs: number;
  readonly requestMs: number;
  readonly quoteMs: number;
  readonly rateLimits: { readonly readsPerMinute: number; readonly writesPerMinute: number } | null;
  /** `perHourFromAddress` is null where one machine plays all guests. */
  readonly lookupCodes: {
    readonly perHour: number;
    readonly perDay: number;
    readonly perHourFromAddress: number | null;
  };
  /** By purpose, to one address or number; a purpose without a figure is not limited here. */
  readonly messagesPerDay: Readonly<Partial<Record<MessagePurpose, number>>> | null;
  /** Bookings that hold rooms without payment or proof, at most at a time; null: any number, and none needs a code. */
  readonly openHolds: {
    readonly ofDevice: number;
    readonly ofNumber: number;
    readonly ofEmail: number;
    readonly ofAddress: number;
  } | null;
  /** Prefixes of numbers, such as `+91`; null: every country. */
  readonly smsCountries: readonly string[] | null;
  readonly bodyBytes: number;
  readonly bodyMs: number;
  readonly jobIntervalMs: number;
  readonly reconcileAfterMs: number;
  readonly hotelBytes: number;
  readonly saleSheetBytes: number;
  readonly answerBytes: number;
  readonly textModel: {
    readonly url: string;
    readonly name: string;
    readonly key: string | null;
    readonly patienceMs: number;
  } | null;
  /** Null: search engines find out by themselves what changed. */
  readonly indexNow: { readonly url: string; readonly key: string } | null;
  readonly makesAvif: boolean;
  readonly logLevel: string;
  readonly mailFrom: string;
  readonly propertyKeySecret: string | null;
}

/**
 * Reads the settings from an environment. In production every secret and outside address must be given, none may be the
 * sandbox's, and secrets must be strong and addresses encrypted; all that is wrong is returned together, by name.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { faults: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success)
    return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  const values = parsed.data;
  if ((values.TEXT_MODEL_URL === undefined) !== (values.TEXT_MODEL_NAME === undefined))
    return { faults: ['TEXT_MODEL_URL and TEXT_MODEL_NAME: one is of no use without the other'] };
  const outside = {
    ...demoDefaults,
    ...(Object.fromEntries(
      Object.keys(demoDefaults).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ) as Partial<typeof demoDefaults>),
  };
  if (values.LATCHKEY_MODE === 'production') {
    const faults = [...productionFaults(given), ...weaknesses(given), ...sandboxScripts(given)];
    if (faults.length > 0) return { faults };
  }
  return { settings: { ...outside, ...settingsOf(values) } };
}

function productionFaults(given: Record<string, string | undefined>): string[] {
  const sandbox: Readonly<Record<string, string>> = {
    ...demoDefaults,
    ...demoHosts,
    MAIL_FROM: demoSender,
    ...mayBeAbsent,
  };
  return Object.entries(sandbox).flatMap(([name, value]) => {
    const set = given[name];
    if (set === undefined) return Object.hasOwn(mayBeAbsent, name) ? [] : [`${name}: must be set in production`];
    return set === value || isSandbox(set, given) ? [`${name}: is the sandbox's, which production refuses`] : [];
  });
}

/** Scripts that measure are the services' own unless they are set, and never the sandbox's in production. */
const sandboxScripts = (given: Record<string, string | undefined>): string[] =>
  ['PIXEL_SCRIPT_URL', 'PIXEL_COLLECT_URL', 'TAG_MANAGER_SCRIPT_URL', 'SITE_TAG_SCRIPT_URL'].flatMap((name) =>
    isSandbox(given[name] ?? '', given) ? [`${name}: is the sandbox's, which production refuses`] : [],
  );

/** Whether an address leads to this machine's sandbox, however this machine is named. */
function isSandbox(address: string, given: Record<string, string | undefined>): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port: at } = new URL(address);
  const ports = [given['SANDBOX_PORT'] ?? '4010', given['SANDBOX_SMTP_PORT'] ?? '4011'];
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname) && ports.includes(at);
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

function settingsOf(values: z.output<typeof shape>): Omit<Settings, keyof typeof demoDefaults> {
  return {
    mode: values.LATCHKEY_MODE,
    host: values.API_HOST,
    port: values.API_PORT,
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    isSharded: values.DATABASE_SHARDED === 'on',
    dataDirectory: join(resolve(values.LATCHKEY_DATA_DIR)),
    hotelsDirectory: resolve(values.HOTELS_DIR),
    publicScheme: values.PUBLIC_SCHEME ?? (values.LATCHKEY_MODE === 'demo' ? 'http' : 'https'),
    publicPort: values.PUBLIC_PORT ?? (values.LATCHKEY_MODE === 'demo' ? 4000 : null),
    providerHosts: list(values.PROVIDER_HOSTS),
    platformHosts: list(values.PLATFORM_HOSTS),
    providerName: values.PROVIDER_NAME,
    trustedProxies: values.TRUSTED_PROXIES,
    holdMs: values.HOLD_MINUTES * 60_000,
    requestMs: values.REQUEST_HOURS * 3_600_000,
    quoteMs: values.QUOTE_MINUTES * 60_000,
    rateLimits: values.RATE_LIMITS ? rateLimitsOf(values) : null,
    lookupCodes: {
      perHour: values.LOOKUP_CODES_PER_HOUR,
      perDay: values.LOOKUP_CODES_PER_DAY,
      perHourFromAddress:
        values.LATCHKEY_MODE === 'production' && values.RATE_LIMITS ? values.LOOKUP_CODES_PER_HOUR_FROM_ADDRESS : null,
    },
    messagesPerDay: values.RATE_LIMITS ? messagesPerDayOf(values) : null,
    openHolds: values.RATE_LIMITS ? openHoldsOf(values) : null,
    smsCountries: values.SMS_COUNTRIES?.split(',').map((code) => `+${code.trim().replace('+', '')}`) ?? null,
    bodyBytes: Math.round(values.BODY_KB * 1024),
    bodyMs: values.BODY_SECONDS * 1000,
    jobIntervalMs: values.JOB_INTERVAL_SECONDS * 1000,
    reconcileAfterMs: values.RECONCILE_AFTER_SECONDS * 1000,
    hotelBytes: Math.round(values.HOTELS_MB * megabyte),
    saleSheetBytes: Math.round(values.SALE_SHEETS_MB * megabyte),
    answerBytes: Math.round(values.ANSWERS_MB * megabyte),
    textModel: textModelOf(values),
    indexNow: values.INDEXNOW_KEY === undefined ? null : { url: values.INDEXNOW_URL, key: values.INDEXNOW_KEY },
    makesAvif: values.AVIF,
    logLevel: values.LOG_LEVEL,
    mailFrom: values.MAIL_FROM,
    ...measuringSettingsOf(values),
    propertyKeySecret: values.PROPERTY_KEY_SECRET ?? (values.LATCHKEY_MODE === 'demo' ? demoPropertyKeySecret : null),
  };
}

function textModelOf(values: z.output<typeof shape>): Settings['textModel'] {
  const { TEXT_MODEL_URL: url, TEXT_MODEL_NAME: name, TEXT_MODEL_KEY: key = null } = values;
  return url === undefined || name === undefined
    ? null
    : { url: url.replace(/\/$/, ''), name, key, patienceMs: values.TEXT_MODEL_SECONDS * 1000 };
}

/** Strict in production; wide in a demo, where tests and guests share a few addresses. */
function messagesPerDayOf(values: z.output<typeof shape>): NonNullable<Settings['messagesPerDay']> {
  const isProduction = values.LATCHKEY_MODE === 'production';
  const plans = values.PLAN_MAILS_PER_DAY ?? (isProduction ? 3 : 1000);
  return {
    code: values.LOOKUP_CODES_PER_DAY,
    link: 24,
    'unpaid-stay': values.STAY_MESSAGES_PER_DAY ?? (isProduction ? 20 : 1000),
    plan: plans,
    letters: plans,
  };
}

/** Strict in production; wide in a demo, where all guests come from one machine. */
function openHoldsOf(values: z.output<typeof shape>): NonNullable<Settings['openHolds']> {
  const usual = values.LATCHKEY_MODE === 'production' ? { guest: 6, address: 30 } : { guest: 1000, address: 10_000 };
  return {
    ofDevice: values.OPEN_HOLDS_PER_DEVICE ?? usual.guest,
    ofNumber: values.OPEN_HOLDS_PER_NUMBER ?? usual.guest,
    ofEmail: values.OPEN_HOLDS_PER_EMAIL ?? usual.guest,
    ofAddress: values.OPEN_HOLDS_PER_ADDRESS ?? usual.address,
  };
}

function rateLimitsOf(values: z.output<typeof shape>): NonNullable<Settings['rateLimits']> {
  const usual = values.LATCHKEY_MODE === 'production' ? { reads: 600, writes: 60 } : { reads: 12_000, writes: 1200 };
  return {
    readsPerMinute: values.RATE_LIMIT_READS_PER_MINUTE ?? usual.reads,
    writesPerMinute: values.RATE_LIMIT_WRITES_PER_MINUTE ?? usual.writes,
  };
}
