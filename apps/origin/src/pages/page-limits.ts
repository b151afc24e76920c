import { addressGroup } from '@latchkey/booking-core/network';
import { LRUCache } from 'lru-cache';

/** What the pages of one address may cost that have to be made for it; what comes from memory is free. */
export interface PageLimits {
  /** Takes so many pages from what an address has left: null, or in how many seconds it has as many again. */
  take(address: string, pages?: number): number | null;
}

/** Addresses that are remembered: one that is forgotten begins anew. */
const mostAddresses = 20_000;

/**
 * Limits the pages that an address (of IPv6 a /64) has made for itself: so many at once, and as many again within a minute.
 * Null: no limit. The engine counts what these pages ask for many guests against nobody, so it is counted here. `now` in
 * milliseconds.
 */
export function pageLimits(perMinute: number | null, now: () => number): PageLimits {
  const left = new LRUCache<string, { readonly pages: number; readonly at: number }>({ max: mostAddresses });
  if (perMinute === null) return { take: () => null };
  const perMs = perMinute / 60_000;
  return {
    take(address, pages = 1) {
      const group = addressGroup(address);
      const known = left.get(group) ?? { pages: perMinute, at: now() };
      const has = Math.min(perMinute, known.pages + (now() - known.at) * perMs);
      if (has < pages) return Math.max(1, Math.ceil((pages - has) / perMs / 1000));
      left.set(group, { pages: has - pages, at: now() });
      return null;
    },
  };
}

/** An address has asked for more pages than it may; `seconds` until it may again. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
  readonly seconds: number;
  constructor(seconds: number) {
    super('too many pages were asked for from one address');
    this.seconds = seconds;
  }
}
