import { LRUCache } from 'lru-cache';
import type { WrittenAnswer } from '../../../http/route.ts';

interface KeptAnswer {
  readonly answer: WrittenAnswer;
  readonly version: number;
}

/** Overhead of an entry, in bytes. */
const overhead = 400;
/** So many questions at most are remembered as asked; a power of two. */
const remembered = 65_536;

/**
 * Responses ready to be sent, up to a number of bytes, each for as long as the ARI it was made from is unchanged. A
 * response is kept from the second time that it is asked for: most searches come once, and a response that nobody asks
 * for again costs more to clear up than to make.
 */
export class ResponseCache {
  private readonly kept: LRUCache<string, KeptAnswer>;
  private readonly asked = new Uint32Array(remembered);

  constructor(bytes: number) {
    this.kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ answer }, key) => answer.bytes.length + key.length + overhead,
    });
  }

  get(key: string, version: number): WrittenAnswer | undefined {
    const found = this.kept.get(key);
    return found?.version === version ? found.answer : undefined;
  }

  /** Whether the question was asked recently; marks it as asked. */
  isRepeated(key: string): boolean {
    const hash = fnv1a(key);
    const slot = hash % remembered;
    const isKnown = this.asked[slot] === hash;
    this.asked[slot] = hash;
    return isKnown;
  }

  set(key: string, version: number, answer: WrittenAnswer): void {
    this.kept.set(key, { answer, version });
  }
}

/** A quick number of a text (FNV-1a): for places in a table, and for nothing that must be secret. */
function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}
