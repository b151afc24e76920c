import type { ServerResponse } from 'node:http';

/** An answer on its way to a guest. */
interface Sending {
  readonly began: number;
  /** Bytes that the guest has not taken yet. */
  readonly unread: () => number;
  readonly end: () => void;
}

/** How often the answers on their way are looked at, in milliseconds. */
const lookMs = 250;

/**
 * Bounds the memory of all answers that nobody reads. While they hold more than `mostBytes`, those that began first are
 * broken off: their readers are the slowest. A page is made for them once and not held back in its thread.
 */
export class UnreadAnswers {
  readonly #sending = new Set<Sending>();
  readonly #looking: NodeJS.Timeout;

  constructor(mostBytes: number) {
    this.#looking = setInterval(() => this.#breakOff(mostBytes), lookMs);
    this.#looking.unref();
  }

  /** Counts an answer until it has been read or its connection is gone. */
  add(raw: ServerResponse): void {
    const sending: Sending = { began: performance.now(), unread: () => unreadOf(raw), end: () => raw.destroy() };
    this.#sending.add(sending);
    raw.once('close', () => this.#sending.delete(sending));
  }

  close(): void {
    clearInterval(this.#looking);
  }

  #breakOff(mostBytes: number): void {
    let left = 0;
    const slow = [...this.#sending].filter((sending) => sending.unread() > 0);
    for (const sending of slow) left += sending.unread();
    for (const sending of slow.toSorted((one, other) => one.began - other.began)) {
      if (left <= mostBytes) return;
      left -= sending.unread();
      sending.end();
    }
  }
}

/** What lies in the answer itself and, over HTTP/2, in its stream. */
const unreadOf = (raw: ServerResponse & { readonly stream?: { readonly writableLength?: number } }): number =>
  (raw.writableLength || 0) + (raw.stream?.writableLength ?? 0);
