/** A setting of the environment, for the reader of docs/settings.md. */
interface DescribedSetting {
  /** The default. */
  readonly usual: string;
  readonly description: string;
}

/** Every setting that the origin reads: `readSettings` knows no other, and docs/settings.md is made of them. */
export const originSettings = {
  LATCHKEY_MODE: {
    usual: 'demo',
    description:
      '`production` refuses weak secrets, the sandbox and unencrypted addresses ([list](settings.md#what-production-refuses))',
  },
  ORIGIN_HOST: { usual: '127.0.0.1', description: 'address that the origin listens on' },
  ORIGIN_PORT: { usual: '4000', description: 'port of the origin' },
  DESK_HOST: {
    usual: 'none, in a demo desk.latchkey.localhost',
    description: 'host of the desk, on which the hotels’ people work; the engine’s too',
  },
  API_URL: { usual: 'http://127.0.0.1:<API_PORT>', description: 'address of the engine' },
  API_PORT: { usual: '4001', description: 'port of the engine' },
  RELEASE_STORE: {
    usual: '.latchkey/releases',
    description: 'the release store: a folder or `s3://<bucket>[/<prefix>]`',
  },
  RELEASE_OVERRIDES: { usual: '', description: 'releases shown in place of the live ones; never in production' },
  RELEASE_PREVIEW_SECRET: {
    usual: 'none: no previews',
    description:
      'signs previews of releases, what a booking began on and which half of an experiment a guest saw; 32 characters. Several with commas: the first signs, the others are still taken',
  },
  RELEASE_TEAM_KEY: {
    usual: 'none: nothing is taken out of a signed store',
    description:
      'the key of the origins, which signs what they take out by themselves: `pnpm releases owners add origins --takes-out` draws it',
  },
  RELEASE_WEBHOOK_URL: {
    usual: 'nobody is told',
    description:
      'where each change of what is live is posted as JSON with a `text`, as chats read it: by the commands, and by an origin that takes a release out',
  },
  KNOWN_SITES_FILE: {
    usual: 'beside a store that is a folder',
    description: 'keeps what is known of hosts over a restart',
  },
  ORIGIN_CERT: { usual: '', description: 'PEM file of the certificate; with its key the origin speaks HTTP/2' },
  ORIGIN_KEY: { usual: '', description: 'PEM file of the key' },
  ORIGIN_TRUSTED_PROXIES: {
    usual: 'none',
    description: 'addresses of balancers whose `X-Forwarded-*` headers are believed; they must set all of them',
  },
  HTTPS_REDIRECT: {
    usual: 'off',
    description: '`on` leads plain requests to HTTPS, all but `/healthz` and `/known-host`',
  },
  HSTS_SUBDOMAINS: { usual: 'off', description: '`on` tells browsers to use HTTPS for subdomains too' },
  RENDERERS: { usual: 'cores, 4 at most', description: 'threads that render' },
  RENDER_TIMEOUT: { usual: '10000', description: 'milliseconds that one page may take' },
  RENDER_STALL: { usual: '2500', description: 'milliseconds that a thread may give no sign of life' },
  MAX_CONNECTIONS: { usual: '5000', description: 'connections at a time' },
  SENDING_SECONDS: { usual: '60', description: 'how long a guest may take to read an answer' },
  BODY_KB: { usual: '64', description: 'the largest body of a request, in kilobytes' },
  RATE_LIMITS: { usual: 'on', description: '`off` lifts every limit, for load tests from one address' },
  RATE_LIMIT_PAGES_PER_MINUTE: {
    usual: '600, in a demo 12,000',
    description: 'pages made for one address; a search for hotels counts as ten, pages from memory are free',
  },
  MAP_TILES_URL: {
    usual: 'none: the neighbourhood is drawn',
    description: 'map tiles, `https://…/{z}/{x}/{y}.png`. To try: `http://127.0.0.1:4010/tiles/{z}/{x}/{y}.svg`',
  },
  MAP_TILES_ATTRIBUTION: { usual: '', description: 'whom the map thanks' },
  MAP_TILES_ATTRIBUTION_URL: { usual: '', description: 'the licence of the map' },
  INDEXNOW_KEY: {
    usual: 'nobody is told',
    description:
      'tells search engines which pages changed (IndexNow): 8 to 128 letters, digits and dashes, the same for both services',
  },
  SECURITY_CONTACT: { usual: 'none', description: '`mailto:` or `https:` address at `/.well-known/security.txt`' },
  ANALYTICS_COLLECTOR_URL: {
    usual: 'https://api-js.mixpanel.com',
    description: 'where measured events are handed on to',
  },
  PIXEL_COLLECTOR_URL: { usual: 'https://graph.facebook.com/v23.0', description: 'the same of the ad pixel' },
  PIXEL_ACCESS_TOKEN: { usual: '', description: 'its token' },
  LOG_LEVEL: { usual: 'warn', description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`' },
  SANDBOX_PORT: { usual: '4010', description: 'port of the sandbox, whose addresses production refuses' },
} as const satisfies Readonly<Record<string, DescribedSetting>>;

export type OriginSetting = keyof typeof originSettings;

/** The environment as the origin reads it: only the names described here are properties of it. */
export type OriginEnvironment = Readonly<
  Partial<Record<OriginSetting, string | undefined>> & Record<string, string | undefined>
>;
