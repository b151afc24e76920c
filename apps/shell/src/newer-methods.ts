// Methods that came into browsers after the ones that this site supports (docs/design.md, "Browsers"): fetched and put in
// where they are missing, before anything else runs. `scripts/checks/browser-methods.ts` reads this list, and refuses a build that calls others.

/** Takes the keys of a `groupBy` together, by either kind of map. */
const grouped = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

const onArrays = {
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number): unknown[] {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], start: number, ...rest: [number, ...unknown[]]): unknown[] {
    const copy = [...this];
    copy.splice(start, ...rest);
    return copy;
  },
  with(this: unknown[], place: number, value: unknown): unknown[] {
    const at = place < 0 ? this.length + place : place;
    if (at < 0 || at >= this.length) throw new RangeError('Invalid index');
    return this.map((item, here) => (here === at ? value : item));
  },
  findLast(this: unknown[], wanted: (item: unknown, at: number) => unknown): unknown {
    for (let at = this.length - 1; at >= 0; at -= 1) if (wanted(this[at], at)) return this[at];
    return undefined;
  },
  findLastIndex(this: unknown[], wanted: (item: unknown, at: number) => unknown): number {
    for (let at = this.length - 1; at >= 0; at -= 1) if (wanted(this[at], at)) return at;
    return -1;
  },
};

const additions: readonly (readonly [where: object, methods: object])[] = [
  [Array.prototype, onArrays],
  [Map, { groupBy: grouped }],
  [
    Object,
    {
      groupBy: <Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => string) =>
        Object.fromEntries(grouped(items, keyOf)),
    },
  ],
  [
    URL,
    {
      canParse(address: string, base?: string): boolean {
        try {
          return Boolean(new URL(address, base));
        } catch {
          return false;
        }
      },
    },
  ],
  [
    AbortSignal,
    {
      timeout(patienceMs: number): AbortSignal {
        const over = new AbortController();
        setTimeout(() => over.abort(new DOMException('The operation timed out.', 'TimeoutError')), patienceMs);
        return over.signal;
      },
      any(signals: Iterable<AbortSignal>): AbortSignal {
        const over = new AbortController();
        for (const signal of signals) {
          if (signal.aborted) over.abort(signal.reason);
          signal.addEventListener('abort', () => over.abort(signal.reason), { once: true, signal: over.signal });
        }
        return over.signal;
      },
    },
  ],
];

/** Puts in what is missing; what a browser has of its own stays. */
export function addNewerMethods(): void {
  for (const [where, methods] of additions)
    for (const [name, method] of Object.entries(methods))
      if (!(name in where)) Object.defineProperty(where, name, { value: method, writable: true, configurable: true });
}

addNewerMethods();
