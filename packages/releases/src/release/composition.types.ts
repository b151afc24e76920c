/** A release that a share of the guests gets before everybody does. */
export interface Canary {
  readonly id: string;
  /** Of the guests: above 0, below 100. */
  readonly percent: number;
  /** ISO moment. */
  readonly since: string;
}

/** The composition document, `composition.json`: which release of every app is live. It changes by compare-and-swap. */
export interface Composition {
  /** Counts the changes. */
  readonly revision: number;
  readonly live: Readonly<Record<string, string>>;
  readonly canary: Readonly<Record<string, Canary>>;
  /** What was live before, newest first, ten at most: where a rollback goes. */
  readonly previous: Readonly<Record<string, readonly string[]>>;
  /** Releases, as `<app>@<id>`, that an origin or somebody has taken out: nobody gets them, a booking under way neither. */
  readonly quarantined: readonly string[];
}

export const emptyComposition: Composition = { revision: 0, live: {}, canary: {}, previous: {}, quarantined: [] };

/** What was done to the composition, and why: `journal/<moment>-<random>.json`, never changed. */
export interface JournalEntry {
  /** ISO moment. */
  readonly at: string;
  readonly by: string;
  readonly action: 'publish' | 'promote' | 'canary' | 'end' | 'rollback' | 'halt' | 'resume' | 'quarantine' | 'collect';
  readonly app: string;
  /** The release that was live, or null. */
  readonly from: string | null;
  readonly to: string | null;
  readonly percent?: number;
  readonly why?: string;
  readonly commit?: string | null;
  /** What the gate said before it: its steps, and what was left out. Absent where it was not asked. */
  readonly gate?: string;
}
