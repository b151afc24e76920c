import { LRUCache } from 'lru-cache';
import { hashOf } from '../hash-of.ts';

/** What a caller shows: a key, or the session of the desk. */
export type Credential = { readonly authorization: string } | { readonly deskToken: string };

/** Whom a credential proves; null where it opens nothing. */
export type ProvenCaller = (credential: Credential) => Promise<string | null>;

const windowMs = 60_000;
/** What a proof is remembered for: by whom a call is counted. What a call may do is proved anew each time. */
const rememberedMs = 10_000;
const most = 10_000;

/**
 * Proves the keys by which calls are counted. An address whose keys were refused as often as it may write in a minute is
 * not asked about any more in that minute, unless its key was proved before: nobody makes the database look for keys.
 */
export function keyProver(
  provenCaller: ProvenCaller,
  mostRefused: number,
  now: () => number,
): (credential: Credential | undefined, address: string) => Promise<string | null> {
  const proved = new LRUCache<string, { readonly key: string; readonly until: number }>({ max: most });
  const refused = new LRUCache<string, { readonly window: number; readonly times: number }>({ max: most });
  return async (credential, address) => {
    if (credential === undefined) return null;
    const [hash, at] = [hashOf(JSON.stringify(credential)), now()];
    const known = proved.get(hash);
    if (known !== undefined && known.until > at) return known.key;
    const window = Math.floor(at / windowMs);
    const before = refused.get(address);
    const times = before?.window === window ? before.times : 0;
    if (known === undefined && times >= mostRefused) return null;
    const key = await provenCaller(credential);
    if (key === null) {
      proved.delete(hash);
      refused.set(address, { window, times: times + 1 });
    } else proved.set(hash, { key, until: at + rememberedMs });
    return key;
  };
}
