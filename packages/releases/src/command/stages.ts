import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { UsageError } from './command.types.ts';

/** How often it is asked whether a canary still runs, in milliseconds. */
const askedAgainMs = 1000;

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `30s`, `10m` or `2h` in milliseconds. Throws `UsageError` where it is none. */
export function millisecondsOf(text: string | boolean | readonly string[] | undefined): number {
  const [, number = '', unit = ''] = /^(\d+)([smh])$/.exec(typeof text === 'string' ? text : '') ?? [];
  const milliseconds = Number(number) * (units[unit] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw new UsageError('How long is each share shown? For example: --every 10m (30s, 10m, 2h).');
}

/** Waits until a time is over. Answers false at once when the release is the canary no longer. */
export async function waitWhileCanary(
  store: ReleaseStore,
  { app, id }: Pick<Release, 'app' | 'id'>,
  milliseconds: number,
): Promise<boolean> {
  const until = performance.now() + milliseconds;
  for (;;) {
    if ((await store.composition()).canary[app]?.id !== id) return false;
    const left = until - performance.now();
    if (left <= 0) return true;
    await pause(Math.min(left, askedAgainMs));
  }
}
