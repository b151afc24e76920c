/** Those who wait for one page, by network. They come and go while the page waits for its turn. */
export interface PageAskers {
  /** Counts one who asks, until that one leaves. */
  join(network: string, left?: AbortSignal): void;
  /** The networks of those who still wait. */
  networks(): ReadonlySet<string>;
  /** Calls `listener` when the networks have changed; one listener at a time. */
  whenChanged(listener: () => void): void;
}

/** A page that nobody asks for yet. */
export function pageAskers(): PageAskers {
  const waiting = new Map<string, number>();
  let changed = (): void => undefined;
  const count = (network: string, change: 1 | -1): void => {
    const left = (waiting.get(network) ?? 0) + change;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
    changed();
  };
  return {
    join(network, left) {
      if (left?.aborted === true) return;
      left?.addEventListener('abort', () => count(network, -1), { once: true });
      count(network, 1);
    },
    networks: () => new Set(waiting.keys()),
    whenChanged: (listener) => (changed = listener),
  };
}

/** A page that one guest asks for. */
export function askedBy(network: string, left?: AbortSignal): PageAskers {
  const askers = pageAskers();
  askers.join(network, left);
  return askers;
}
