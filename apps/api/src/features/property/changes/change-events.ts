import { setTimeout as pause } from 'node:timers/promises';
import type { SharedLooks } from './shared-looks.ts';

/** How often a hotel's changes are looked for, in milliseconds. */
const lookMs = 1000;
/** Looks after which a line is sent though nothing changed: proxies cut what is silent for a minute. */
const looksPerBeat = 20;
/** After which a browser that lost the line comes again, in milliseconds. */
const retryMs = 5000;

export interface Followed {
  readonly hotelId: number;
  /** The last change that is known; undefined for those from now on. */
  readonly after: number | undefined;
  /** Whether the caller may know bookings; others are told only that something about the rooms changed. */
  readonly seesBookings: boolean;
  /** Ends it, as its caller goes or the process does. */
  readonly signal: AbortSignal;
  /** Whether the caller may still follow: a session may have ended, a key been revoked. */
  readonly isAllowed: () => Promise<boolean>;
}

/**
 * The changes of a hotel's bookings, and that something was asked on its site or changed of its rooms or rates, as the text
 * of server-sent events, until nobody may or wants to follow them.
 */
export async function* changeEvents(
  looks: SharedLooks,
  { hotelId, after, seesBookings, signal, isAllowed }: Followed,
): AsyncGenerator<string, void> {
  let before = await looks.at(hotelId);
  let last = after ?? before.last;
  yield `retry: ${retryMs}\n\n`;
  for (let look = 1; !signal.aborted; look += 1) {
    const now = look === 1 ? before : await looks.at(hotelId);
    const heard = last;
    const changed = now.last > last ? await looks.changesAfter(hotelId, last) : [];
    for (const { bookingId, number } of changed) {
      last = number;
      if (seesBookings)
        yield `id: ${number}\nevent: booking\ndata: ${JSON.stringify({ bookingId, version: number })}\n\n`;
    }
    if (now.news.rooms > before.news.rooms || (!seesBookings && last > heard)) yield 'event: rooms\ndata: {}\n\n';
    if (seesBookings && now.news.rates > before.news.rates) yield 'event: rates\ndata: {}\n\n';
    if (seesBookings && now.asked > before.asked) yield 'event: answers\ndata: {}\n\n';
    before = now;
    if (look % looksPerBeat === 0) {
      if (!(await isAllowed())) return;
      yield ': still here\n\n';
    }
    await pause(lookMs, undefined, { signal }).catch(() => undefined);
  }
}
