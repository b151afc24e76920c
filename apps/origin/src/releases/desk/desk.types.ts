import type { ReleaseState } from './release-states.ts';
import type { Untrusted } from '@latchkey/releases/store';

/** What one release came to on this origin since it started. */
export interface Health {
  readonly pages: number;
  /** Pages that were answered 500 and above. */
  readonly failed: number;
  readonly screensThrown: number;
  readonly browserFailures: number;
}

/** A release as the desk shows it. */
export interface DeskRelease {
  readonly id: string;
  readonly state: ReleaseState;
  /** Of the guests: of a canary. */
  readonly percent: number | null;
  readonly version: string;
  /** What its changelog says of the version, and changesets beyond it, line by line. */
  readonly changes: readonly string[];
  readonly commit: string | null;
  readonly by: string | null;
  /** ISO moment of its newest publication. */
  readonly publishedAt: string | null;
  /** ISO moment since when guests get it. */
  readonly since: string | null;
  readonly health: Health | null;
  /** The command that takes it back, or brings it back. */
  readonly undo: string | null;
}

export interface DeskApp {
  readonly app: string;
  readonly releases: readonly DeskRelease[];
}

/** One line of the journal. */
export interface DeskChange {
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly why: string | null;
  readonly gate: string | null;
}

/** An experiment that what is live knows. */
export interface DeskExperiment {
  /** `<app>/<name>`. */
  readonly key: string;
  /** What a guest of B sees. */
  readonly b: string;
  /** While it runs: since when, and how many visitors each half has of how many. */
  readonly running: {
    readonly since: string;
    readonly size: number;
    readonly visitors: { readonly a: number; readonly b: number };
  } | null;
}

export interface Desk {
  readonly apps: readonly DeskApp[];
  readonly experiments: readonly DeskExperiment[];
  readonly changes: readonly DeskChange[];
  /** Since when the store cannot be read; null while it can. */
  readonly storeUnreadableSince: number | null;
  /** Apps that go on with what their teams signed last. */
  readonly untrusted: readonly Untrusted[];
}
