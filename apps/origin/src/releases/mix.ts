import { createHash, randomInt } from 'node:crypto';
import { retentionMinutes, trialCookieDays } from '@latchkey/booking-core/privacy';
import { isLive, type Composition } from '@latchkey/releases/store';
import { isSignedBy, newestSignature, type KeyRing } from '@latchkey/security/signing';
import { httpOnlyCookie, trialCookies } from '../http/cookies.ts';
import type { PageReleases } from '@latchkey/releases/page';

/** The number by which a guest belongs to a canary's share: 0 to 9999, so that it tells nobody apart. */
export const bucketCookie = trialCookies.bucket;
export const buckets = 10_000;

/** The guest's bucket as the cookie has it, or null. */
export function bucketIn(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : null;
}

export const newBucket = (): number => randomInt(buckets);

/** Given out only while a canary or an experiment runs. */
export const rememberBucket = (bucket: number, isSecure: boolean): string =>
  httpOnlyCookie({ name: bucketCookie, value: String(bucket), seconds: trialCookieDays * 86_400, isSecure });

/**
 * A guest's place for one canary (by its release) or experiment, 0 to 9999. Each shuffles the buckets in a way of its own, so that the guests of one
 * are not those of another and what fails in one can be told apart; a share stays exact, since no two buckets meet.
 */
export function placeFor(trial: string, bucket: number): number {
  const drawn = createHash('sha256').update(trial).digest();
  const step = drawn.readUInt16BE(0) * 10 + ([1, 3, 7, 9][drawn.readUInt8(2) % 4] ?? 1);
  return (bucket * step + drawn.readUInt16BE(3)) % buckets;
}

/** Ids by app that a guest of this bucket gets in place of the live ones. */
export function canariesOf({ canary }: Composition, bucket: number | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(canary)
      .filter(
        ([app, { id, percent }]) => bucket !== null && placeFor(`${app}@${id}`, bucket) < percent * (buckets / 100),
      )
      .map(([app, { id }]) => [app, id]),
  );
}

/** A booking in progress is pinned to the releases it started with: shell and checkout, for 45 minutes. */
export const pinCookie = 'latchkey-pin';
const pinSeconds = retentionMinutes.releasesOfBooking * 60;
const pinned = ['shell', 'checkout'] as const;

/** Signed, so that a guest cannot choose releases. Given only where the origin has a secret. */
export function rememberPin({ shell, remotes }: PageReleases, keys: KeyRing, now: number, isSecure: boolean): string[] {
  const ids = { shell: shell.id, checkout: remotes.checkout?.id };
  const mix = pinned.flatMap((app) => (ids[app] === undefined ? [] : [`${app}:${ids[app]}`])).join(',');
  const until = String(now + pinSeconds * 1000);
  const value = encodeURIComponent(`${mix}|${until}|${newestSignature(pinText(mix, until), keys)}`);
  return ['/room', '/checkout'].map((path) =>
    httpOnlyCookie({ name: pinCookie, value, seconds: pinSeconds, isSecure, path }),
  );
}

/** Ids by app that a booking is pinned to; empty when the signature is not ours or the time is over. */
export function pinIn(cookie: string | undefined, keys: KeyRing, now: number): Record<string, string> {
  const [mix = '', until = '', signature = ''] = decoded(cookie).split('|');
  if (!isLive(until, now) || !isSignedBy(pinText(mix, until), signature, keys)) return {};
  return Object.fromEntries(mix.split(',').map((pair) => pair.split(':') as [string, string]));
}

const pinText = (mix: string, until: string) => ({ purpose: 'pin', fields: [mix, until] }) as const;

function decoded(cookie = ''): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}
