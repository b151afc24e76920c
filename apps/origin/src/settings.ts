import { isBucket, readCredential, type Credential } from '@latchkey/releases/store';
import type { MapTiles } from '@latchkey/site/screen';
import { isSandboxAddress, isSecureAddress, weaknessOf } from '@latchkey/security/settings';
import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ConnectionLimits } from './http/connections.ts';
import { originSettings, type OriginEnvironment, type OriginSetting } from './settings-described.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Everything the origin can be told from outside. */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  /** The host on which the hotels' people work, without a port; null: there is none. */
  readonly deskHost: string | null;
  /** The API's address inside. */
  readonly apiUrl: string;
  /** The release store, the only thing the origin reads: a folder or `s3://<bucket>[/<prefix>]`. */
  readonly store: string;
  /** Signs what this origin takes out by itself, in a store whose teams sign what they change; null: nothing does. */
  readonly releaseKey: Credential | null;
  /** The file that keeps the facts of hosts and their frames over a restart; null: nowhere. */
  readonly knownSites: string | null;
  /** PEM files; with both the origin speaks HTTP/2. */
  readonly certificate: { readonly cert: string; readonly key: string } | null;
  /** Addresses of balancers whose X-Forwarded-* headers are believed; none unless set. */
  readonly trustedProxies: readonly string[];
  /** Releases shown in place of the live ones, before any cookie; never in production. */
  readonly overrides: string;
  /** Sign previews of releases and what a booking began on; null: there are none. */
  readonly previewKeys: KeyRing | null;
  /** Null: the neighbourhood is drawn. */
  readonly mapTiles: MapTiles | null;
  readonly renderers: number;
  /** Milliseconds a page may take before its renderer is given up. */
  readonly renderTimeout: number;
  /** Milliseconds after which a renderer that gives no sign of life is given up. */
  readonly renderStall: number;
  readonly limits: ConnectionLimits;
  /** Pages that one address has made for itself in a minute; null: any number. */
  readonly pagesPerMinute: number | null;
  /** The largest body of a request that is passed on, in bytes; the API's own limit. */
  readonly bodyBytes: number;
  /** Whether plain HTTP is answered with the way to HTTPS. */
  readonly redirectToHttps: boolean;
  /** `Strict-Transport-Security` over HTTPS. */
  readonly hsts: string;
  /** Shown at `/<key>.txt`, by which search engines know that the engine's news of changes is ours; null: there are none. */
  readonly indexNowKey: string | null;
  /** Where weaknesses are reported: `mailto:` or an address of the web; null: there is no security.txt. */
  readonly securityContact: string | null;
  readonly collectors: CollectorSettings;
  readonly logLevel: LogLevel;
}

/** Where what guests' browsers measure is handed on to, for the properties that have switched it on. */
export interface CollectorSettings {
  /** The product analytics' own address, without a slash at its end. */
  readonly analytics: string;
  /** The pixel's door for servers, and the token that it may want. */
  readonly pixel: string;
  readonly pixelAccessToken: string | null;
}

/** Ports from 1024 on that browsers open no page of: https://fetch.spec.whatwg.org/#port-blocking. */
const refusedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Bytes of answers that nobody reads, of all guests together: two thousand pages as browsers take them. */
const mostUnread = 96 * 1024 * 1024;

/** Reads the environment. Throws naming the setting that is wrong. */
export function readSettings(env: OriginEnvironment): Settings {
  const mode = env.LATCHKEY_MODE ?? originSettings.LATCHKEY_MODE.usual;
  if (mode !== 'demo' && mode !== 'production') throw new Error(`LATCHKEY_MODE is "${mode}": it is demo or production`);
  const { ORIGIN_CERT: cert, ORIGIN_KEY: key } = env;
  if (Boolean(cert) !== Boolean(key)) throw new Error('ORIGIN_CERT and ORIGIN_KEY belong together');
  return {
    mode,
    host: env.ORIGIN_HOST ?? originSettings.ORIGIN_HOST.usual,
    port: portOf(env),
    deskHost: (env.DESK_HOST || (mode === 'demo' ? 'desk.latchkey.localhost' : null))?.toLowerCase() ?? null,
    apiUrl: env.API_URL ?? `http://127.0.0.1:${env.API_PORT ?? originSettings.API_PORT.usual}`,
    store: storeOf(env.RELEASE_STORE ?? originSettings.RELEASE_STORE.usual),
    releaseKey: readCredential(env.RELEASE_TEAM_KEY),
    knownSites: knownSitesOf(env.KNOWN_SITES_FILE, env.RELEASE_STORE ?? originSettings.RELEASE_STORE.usual),
    certificate: cert && key ? { cert, key } : null,
    trustedProxies: (env.ORIGIN_TRUSTED_PROXIES ?? '').split(',').flatMap((one) => one.trim() || []),
    overrides: mode === 'demo' ? (env.RELEASE_OVERRIDES ?? '') : '',
    previewKeys: previewKeysOf(env.RELEASE_PREVIEW_SECRET, mode),
    mapTiles: mapTilesOf(env, mode),
    renderers: whole('RENDERERS', env.RENDERERS ?? String(Math.max(1, Math.min(4, availableParallelism())))),
    renderTimeout: wholeIn(env, 'RENDER_TIMEOUT'),
    renderStall: wholeIn(env, 'RENDER_STALL'),
    limits: {
      connections: wholeIn(env, 'MAX_CONNECTIONS'),
      perConnection: 8,
      unreadBytes: mostUnread,
      sendingMs: wholeIn(env, 'SENDING_SECONDS') * 1000,
    },
    pagesPerMinute: pagesOf(env, mode),
    bodyBytes: wholeIn(env, 'BODY_KB') * 1024,
    redirectToHttps: isOn('HTTPS_REDIRECT', env),
    indexNowKey: indexNowKeyOf(env.INDEXNOW_KEY),
    securityContact: contactOf(env.SECURITY_CONTACT),
    collectors: {
      analytics: collectorOf('ANALYTICS_COLLECTOR_URL', env, mode) ?? originSettings.ANALYTICS_COLLECTOR_URL.usual,
      pixel: collectorOf('PIXEL_COLLECTOR_URL', env, mode) ?? originSettings.PIXEL_COLLECTOR_URL.usual,
      pixelAccessToken: env.PIXEL_ACCESS_TOKEN || null,
    },
    logLevel: levelOf(env.LOG_LEVEL),
    hsts: `max-age=31536000${isOn('HSTS_SUBDOMAINS', env) ? '; includeSubDomains' : ''}`,
  };
}

function levelOf(level: string | undefined): LogLevel {
  const found = logLevels.find((one) => one === (level || originSettings.LOG_LEVEL.usual));
  if (found === undefined) throw new Error(`LOG_LEVEL is "${level}": it is ${logLevels.join(', ')}`);
  return found;
}

const wholeIn = (env: OriginEnvironment, name: OriginSetting): number =>
  whole(name, env[name] ?? originSettings[name].usual);

function portOf(env: OriginEnvironment): number {
  const port = wholeIn(env, 'ORIGIN_PORT');
  if (port > 65_535) throw new Error(`ORIGIN_PORT is ${port}: a port is 65535 at most`);
  if (refusedPorts.has(port)) throw new Error(`ORIGIN_PORT is ${port}, which browsers refuse: choose another`);
  return port;
}

function whole(name: OriginSetting, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${name} is "${value}": it must be a whole number`);
  return Number(value);
}

const storeOf = (address: string): string => (isBucket(address) ? address : path.resolve(address));

/** Beside the release store unless set; null for a store in a bucket. */
const knownSitesOf = (file: string | undefined, store: string): string | null =>
  file ? path.resolve(file) : isBucket(store) ? null : path.join(path.resolve(store), '..', 'known-sites.json');

/** Strict in production, though an office or a mobile network of hundreds has one address; wide in a demo, as the engine's limits. */
function pagesOf(env: OriginEnvironment, mode: Settings['mode']): number | null {
  if (!isOn('RATE_LIMITS', env, 'on')) return null;
  const name = 'RATE_LIMIT_PAGES_PER_MINUTE';
  return whole(name, env[name] ?? (mode === 'production' ? '600' : '12000'));
}

function indexNowKeyOf(key: string | undefined): string | null {
  if (!key) return null;
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key)) throw new Error('INDEXNOW_KEY is 8 to 128 letters, digits and dashes');
  return key;
}

function contactOf(contact: string | undefined): string | null {
  if (!contact) return null;
  if (!/^(?:mailto:|https:\/\/)\S+$/.test(contact)) throw new Error('SECURITY_CONTACT is no mailto: or https: address');
  return contact;
}

function mapTilesOf(env: OriginEnvironment, mode: Settings['mode']): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_ATTRIBUTION_URL: attributionUrl } = env;
  if (!url) return null;
  if (!URL.canParse(url) || !['{z}', '{x}', '{y}'].every((place) => url.includes(place)))
    throw new Error('MAP_TILES_URL is no address with {z}, {x} and {y}');
  refuseInProduction('MAP_TILES_URL', url, env, mode);
  if (!attribution) throw new Error('MAP_TILES_URL wants MAP_TILES_ATTRIBUTION: whose map it is has to be said');
  if (attributionUrl && !/^https?:\/\//.test(attributionUrl))
    throw new Error('MAP_TILES_ATTRIBUTION_URL is no address of the web');
  return { url, attribution, attributionUrl: attributionUrl || null };
}

function collectorOf(name: OriginSetting, env: OriginEnvironment, mode: Settings['mode']): string | null {
  const address = env[name];
  if (!address) return null;
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new Error(`${name} is no address of the web`);
  refuseInProduction(name, address, env, mode);
  return address.replace(/\/+$/, '');
}

/** In production an address must be https, and never this machine's sandbox, however the machine is named. */
function refuseInProduction(
  name: OriginSetting,
  address: string,
  env: OriginEnvironment,
  mode: Settings['mode'],
): void {
  if (mode !== 'production') return;
  if (isSandboxAddress(address, [env.SANDBOX_PORT ?? originSettings.SANDBOX_PORT.usual]))
    throw new Error(`${name} is the sandbox's, which production refuses`);
  if (!isSecureAddress(address)) throw new Error(`${name} must be an https address in production`);
}

function previewKeysOf(setting: string | undefined, mode: Settings['mode']): KeyRing | null {
  const keys = readKeyRing('RELEASE_PREVIEW_SECRET', setting, 32);
  if (mode === 'production' && keys?.some(({ secret }) => weaknessOf(secret, 32, 'ours') !== null))
    throw new Error('RELEASE_PREVIEW_SECRET is too easy to guess: production wants one that was drawn at random');
  return keys;
}

/** `on` or `off`, and nothing else: who writes `yes` means something, and would not get it. */
function isOn(name: OriginSetting, env: OriginEnvironment, unset: 'on' | 'off' = 'off'): boolean {
  const value = env[name] || unset;
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is "${value}": it is on or off`);
  return value === 'on';
}
