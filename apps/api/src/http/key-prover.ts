import { LRUCache } from 'lru-cache';
import { hashOf } from '../hash-of.ts';

/** Which key an `Authorization` header proves; null where it is none that opens. */
export type ProvenKey = (authorization: string | undefined) => Promise<string | null>;

const windowMs = 60_000;
/** What a proof is remembered for: by whom a call is counted. What a call may do is proved anew each time. */
const rememberedMs = 10_000;
const most = 10_000;

/**
 * Proves the keys by which calls are counted. An address whose keys were refused as often as it may write in a minute is
 * not asked about any more in that minute, unless its key was proved before: nobody makes the database look for keys.
 */
export function keyProver(
  provenKey: ProvenKey,
  mostRefused: number,
  now: () => number,
): (authorization: string | undefined, address: string) => Promise<string | null> {
  const proved = new LRUCache<string, { readonly key: string; readonly until: number }>({ max: most });
  const refused = new LRUCache<string, { readonly window: number; readonly times: number }>({ max: most });
  return async (authorization, address) => {
    if (authorization === undefined) return null;
    const [hash, at] = [hashOf(authorization), now()];
    const known = proved.get(hash);
    if (known !== undefined && known.until > at) return known.key;
    const window = Math.floor(at / windowMs);
    const before = refused.get(address);
    const times = before?.window === window ? before.times : 0;
    if (known === undefined && times >= mostRefused) return null;
    const key = await provenKey(authorization);
    if (key === null) {
      proved.delete(hash);
      refused.set(address, { window, times: times + 1 });
    } else proved.set(hash, { key, until: at + rememberedMs });
    return key;
  };
}
