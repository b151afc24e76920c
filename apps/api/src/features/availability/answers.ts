import { LRUCache } from 'lru-cache';
import type { WrittenAnswer } from '../../http/route.ts';

interface Kept {
  readonly answer: WrittenAnswer;
  readonly version: number;
}

/** Text and numbers of an entry beside the answer itself. */
const overhead = 400;

/** Answers ready to be sent, so many bytes of them, for as long as the stock they were made from is the same. */
export class Answers {
  private readonly kept: LRUCache<string, Kept>;

  constructor(bytes: number) {
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }, key) => answer.bytes.length + key.length + overhead });
  }

  get(key: string, version: number): WrittenAnswer | undefined {
    const found = this.kept.get(key);
    return found?.version === version ? found.answer : undefined;
  }

  set(key: string, version: number, answer: WrittenAnswer): void {
    this.kept.set(key, { answer, version });
  }
}
