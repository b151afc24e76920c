import { stackReader, type ReleaseStore } from '@latchkey/releases/store';
import { LRUCache } from 'lru-cache';

/** Logs a line once the places in it are those of the sources; at once, and as it is, where nothing can be read. */
export type LogRead = (facts: Readonly<Record<string, unknown>>, log: (facts: object) => void) => void;

/** Anybody can report a place: so many are remembered, and so many are read at a time. */
const [mostKnown, mostAtOnce] = [500, 4];

/** Reads `reason` (a stack of a render thread) and `at` (a place in a browser's file) by the maps that releases keep. */
export function logWithSources({ blobs }: Pick<ReleaseStore, 'blobs'>): LogRead {
  const read = stackReader(blobs);
  const known = new LRUCache<string, string>({ max: mostKnown });
  let reading = 0;
  const inSources = async (text: string): Promise<string> => {
    const found = known.get(text);
    if (found !== undefined || reading >= mostAtOnce) return found ?? text;
    reading += 1;
    try {
      const said = await read(text);
      known.set(text, said);
      return said;
    } catch {
      return text;
    } finally {
      reading -= 1;
    }
  };
  return (facts, log) => {
    const texts = Object.entries(facts).filter(
      (fact): fact is [string, string] =>
        (fact[0] === 'reason' || fact[0] === 'at') && typeof fact[1] === 'string' && /\.c?js:\d/.test(fact[1]),
    );
    if (texts.length === 0) return log(facts);
    void Promise.all(texts.map(async ([name, text]) => [name, await inSources(text)] as const)).then((said) =>
      log({ ...facts, ...Object.fromEntries(said) }),
    );
  };
}
