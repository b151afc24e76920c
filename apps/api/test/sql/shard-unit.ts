/** How many servers are known to have a row's shard: one, those of a short list, or any. */
export type Pin = 'one' | 'several' | 'none';

/** A table whose rows are spread, at the place of a statement that names it. */
export interface Spread {
  readonly table: string;
  /** The column that its rows are spread by. */
  readonly column: string;
  pin: Pin;
}

/** What one plan is made for: a statement with all queries in it, but for what is carried out by itself before. */
export class ShardUnit {
  readonly #joined = new Map<Spread, Spread>();
  locks = false;

  add(table: string, column: string): Spread {
    const spread: Spread = { table, column, pin: 'none' };
    this.#joined.set(spread, spread);
    return spread;
  }

  /** Notes that two tables are joined on the columns that they are spread by. */
  join(one: Spread, other: Spread): void {
    this.#joined.set(this.#root(one), this.#root(other));
  }

  get spreads(): readonly Spread[] {
    return [...this.#joined.keys()];
  }

  /** The tables that are asked for on every server. */
  get unpinned(): string[] {
    return this.spreads.filter(({ pin }) => pin === 'none').map(({ table }) => table);
  }

  get isOnOne(): boolean {
    return this.spreads.every(({ pin }) => pin === 'one');
  }

  /** What no planner over servers takes, however many it asks. */
  refusals(): string[] {
    const { spreads, unpinned } = this;
    const groups = new Set(spreads.map(({ table, column }) => (column === 'hotel_id' ? 'the hotel' : table)));
    return [
      ...(groups.size > 1 ? [`${named(spreads)} do not lie together and are joined`] : []),
      ...(unpinned.length > 0 && new Set(spreads.map((one) => this.#root(one))).size > 1
        ? [`${named(spreads)} are not joined on what they are spread by`]
        : []),
      ...(this.locks && !this.isOnOne ? [`${named(spreads)}: rows of several servers are locked at once`] : []),
    ];
  }

  #root(of: Spread): Spread {
    const next = this.#joined.get(of) ?? of;
    return next === of ? of : this.#root(next);
  }
}

const named = (spreads: readonly Spread[]): string => [...new Set(spreads.map(({ table }) => table))].join(', ');
