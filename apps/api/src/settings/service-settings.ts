import { join, resolve } from 'node:path';
import { z } from 'zod';
import { addressesIn } from './database-addresses.ts';
import { demoDeskHost, demoHosts } from './sandbox-values.ts';
import { namesIn, port } from './value-kinds.ts';

/** The part of the environment that says what this process is, where its data lies, and how it is reached. */
export const serviceShape = {
  LATCHKEY_MODE: z.enum(['demo', 'production']).default('demo').meta({
    description:
      '`production` refuses weak secrets, the sandbox and unencrypted addresses ([list](settings.md#what-production-refuses))',
  }),
  API_HOST: z.string().default('127.0.0.1').meta({ description: 'address that the engine listens on' }),
  API_PORT: port.default(4001).meta({ description: 'port of the engine' }),
  ROLE: z
    .enum(['api', 'worker', 'all'])
    .default('all')
    .meta({ description: '`api` answers, `worker` runs the jobs, `all` does both' }),
  DATABASE_URL: z
    .string()
    .refine((url) => addressesIn(url).every((one) => URL.canParse(one) && /^postgres(ql)?:\/\//.test(one)), {
      error: 'Invalid URL',
    })
    .optional()
    .meta({
      description:
        'a PostgreSQL server, or several hosts of which one takes writes (`postgres://…@one:5432,two:5432/…`). The embedded database is for trying out: it does not survive a loss of power',
      usual: 'the embedded database',
    }),
  DATABASE_SHARDED: z.enum(['on', 'off']).default('off').meta({
    description:
      'hotels lie on several servers behind `DATABASE_URL`: no transaction is of two hotels ([scale.md](scale.md))',
  }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(20)
    .meta({ description: 'connections to PostgreSQL of one process' }),
  LATCHKEY_DATA_DIR: z
    .string()
    .optional()
    .meta({ description: 'folder of the database, releases and pictures', usual: '`.latchkey`' }),
  HOTELS_DIR: z.string().optional().meta({ description: 'folder of the hotels’ files', usual: '`apps/api/hotels`' }),
  HOTELS_FOLLOW: z.enum(['on', 'off']).optional().meta({
    description:
      '`on` loads files that are new or changed at the start and while the engine runs; `off`: `pnpm api import-hotel` alone does',
    usual: '`off`, in a demo `on`',
  }),
  PICTURE_STORE: z.string().optional().meta({
    description:
      'where the hotels’ pictures lie: a folder, or `s3://bucket/prefix` for all machines (with `AWS_ACCESS_KEY_ID` and the like)',
    usual: '`pictures` in `LATCHKEY_DATA_DIR`',
  }),
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional().meta({
    description: 'how guests reach the sites; links in mails are made of it',
    usual: '`https`, in a demo `http`',
  }),
  PUBLIC_PORT: port.optional().meta({ description: 'port in those links', usual: 'none, in a demo 4000' }),
  PROVIDER_HOSTS: z
    .string()
    .default(demoHosts.PROVIDER_HOSTS)
    .meta({ description: 'hosts of the provider’s own pages' }),
  PLATFORM_HOSTS: z.string().default(demoHosts.PLATFORM_HOSTS).meta({ description: 'hosts of the booking platform' }),
  DESK_HOST: z
    .string()
    .optional()
    .meta({
      description: 'host of the desk, on which the hotels’ people work; the origin’s too',
      usual: `none, in a demo ${demoDeskHost}`,
    }),
  OPERATORS: z.string().default('').meta({
    description:
      'mail addresses of the provider’s people who approve, hold and release hotels on the desk (`/operator`), with commas',
    usual: 'nobody',
  }),
  PROVIDER_NAME: z.string().default('Latchkey').meta({ description: 'name of the provider' }),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .meta({ description: 'addresses of the origins, whose `X-Forwarded-*` headers are believed' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`' }),
} as const;

export interface ServiceSettings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly role: 'api' | 'worker' | 'all';
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly isSharded: boolean;
  readonly dataDirectory: string;
  readonly hotelsDirectory: string;
  readonly followsHotels: boolean;
  /** A folder, or the address of a bucket. */
  readonly pictureStore: string;
  readonly publicScheme: 'http' | 'https';
  readonly publicPort: number | null;
  readonly providerHosts: readonly string[];
  readonly platformHosts: readonly string[];
  /** Without a port; null: nobody has a desk. */
  readonly deskHost: string | null;
  /** Mail addresses, in small letters. */
  readonly operators: readonly string[];
  readonly providerName: string;
  readonly trustedProxies: string;
  readonly logLevel: string;
}

/** Folders that are taken where none is named. */
export interface OwnFolders {
  readonly state: string;
  readonly hotels: string;
}

export const serviceSettingsOf = (
  values: z.output<z.ZodObject<typeof serviceShape>>,
  own: OwnFolders,
): ServiceSettings => ({
  mode: values.LATCHKEY_MODE,
  host: values.API_HOST,
  port: values.API_PORT,
  role: values.ROLE,
  databaseUrl: values.DATABASE_URL ?? null,
  databasePool: values.DATABASE_POOL,
  isSharded: values.DATABASE_SHARDED === 'on',
  dataDirectory: resolve(values.LATCHKEY_DATA_DIR ?? own.state),
  hotelsDirectory: resolve(values.HOTELS_DIR ?? own.hotels),
  followsHotels: (values.HOTELS_FOLLOW ?? (values.LATCHKEY_MODE === 'demo' ? 'on' : 'off')) === 'on',
  pictureStore: values.PICTURE_STORE ?? join(resolve(values.LATCHKEY_DATA_DIR ?? own.state), 'pictures'),
  publicScheme: values.PUBLIC_SCHEME ?? (values.LATCHKEY_MODE === 'demo' ? 'http' : 'https'),
  publicPort: values.PUBLIC_PORT ?? (values.LATCHKEY_MODE === 'demo' ? 4000 : null),
  providerHosts: namesIn(values.PROVIDER_HOSTS),
  platformHosts: namesIn(values.PLATFORM_HOSTS),
  deskHost: (values.DESK_HOST || (values.LATCHKEY_MODE === 'demo' ? demoDeskHost : null))?.toLowerCase() ?? null,
  operators: namesIn(values.OPERATORS),
  providerName: values.PROVIDER_NAME,
  trustedProxies: values.TRUSTED_PROXIES,
  logLevel: values.LOG_LEVEL,
});
