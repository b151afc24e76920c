/** A release that a share of the guests gets before everybody does. */
export interface Canary {
  readonly id: string;
  /** Of the guests: above 0, below 100. */
  readonly percent: number;
  /** ISO moment. */
  readonly since: string;
}

/** An experiment that runs: half of the guests get B of a remote's screens, as its release knows it. */
export interface Experiment {
  readonly app: string;
  readonly name: string;
  /** ISO moment; with the name it says which guests are in which half. */
  readonly since: string;
  /** The share of A's visitors that is expected to book, in per cent. */
  readonly base: number;
  /** The least difference that is to be found, in per cent of the visitors (points). */
  readonly least: number;
  /** Visitors of each half, by which it is judged and not before. */
  readonly size: number;
}

/** What a composition says of one app, which its team alone may change. */
export interface AppState {
  readonly live: string | null;
  readonly canary: Canary | null;
  readonly previous: readonly string[];
  /** Ids of the releases that were taken out. */
  readonly quarantined: readonly string[];
  /** By `<app>/<name>`. */
  readonly experiments: Readonly<Record<string, Experiment>>;
}

/** Who says that an app's state is what it is. */
export interface StateSignature {
  /** Counts the changes of the app: what was replaced does not become valid again. */
  readonly version: number;
  readonly team: string;
  /** Where an origin took something out: the state that it began with, signed by a team of the app or, again, so. */
  readonly before?: SignedState;
  readonly signature: string;
}

/** The state of an app with its signature: `states/<app>/<version>-<random>.json`, never changed. */
export interface SignedState extends StateSignature {
  readonly app: string;
  readonly state: AppState;
}

/** The composition document, `composition.json`: which release of every app is live. It changes by compare-and-swap. */
export interface Composition {
  /** Counts the changes. */
  readonly revision: number;
  readonly live: Readonly<Record<string, string>>;
  readonly canary: Readonly<Record<string, Canary>>;
  /** What was live before, newest first, ten at most: where a rollback goes. */
  readonly previous: Readonly<Record<string, readonly string[]>>;
  /** Releases, as `<app>@<id>`, that an origin or somebody has taken out: nobody gets them, even in mid-booking. */
  readonly quarantined: readonly string[];
  /** What runs, by `<app>/<name>`. */
  readonly experiments: Readonly<Record<string, Experiment>>;
  /** Who says so of each app, in a store where teams sign what they change. */
  readonly signatures?: Readonly<Record<string, StateSignature>>;
}

export const emptyComposition: Composition = {
  revision: 0,
  live: {},
  canary: {},
  previous: {},
  quarantined: [],
  experiments: {},
};

/** What was done to the composition, and why: `journal/<moment>-<random>.json`, never changed. */
export interface JournalEntry {
  /** ISO moment. */
  readonly at: string;
  readonly by: string;
  readonly action:
    | 'publish'
    | 'promote'
    | 'canary'
    | 'end'
    | 'rollback'
    | 'halt'
    | 'resume'
    | 'quarantine'
    | 'collect'
    | 'experiment'
    | 'experiment_end';
  readonly app: string;
  /** The release that was live, or null. */
  readonly from: string | null;
  readonly to: string | null;
  readonly percent?: number;
  readonly why?: string;
  readonly commit?: string | null;
  /** What the gate said before it: its steps, and what was left out. Absent where it was not asked. */
  readonly gate?: string;
  /** The experiment that was begun or ended. */
  readonly experiment?: string;
  /** What an experiment was set to find, or what it came to, in a sentence. */
  readonly result?: string;
  /** The team whose key signed it, and the signature; absent where a store has no owners, and of what an origin did by itself. */
  readonly team?: string;
  readonly signature?: string;
}
