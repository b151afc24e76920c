import type { ParseArgsOptionsConfig } from 'node:util';
import type { Credential } from '../release/credential.ts';
import type { Occasion } from '../release/promote.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** An option as it was written: a text, several of them, or that it is there. */
export type OptionValue = string | boolean | readonly string[] | undefined;

/** What a command is given: its words and options, the store, and who runs it when. */
export interface CommandInput {
  readonly store: ReleaseStore;
  /** The store's address. */
  readonly address: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly occasion: Occasion;
  /** Whose team runs it; null: nobody's. */
  readonly credential: Credential | null;
  /** Says how far a long command is. */
  readonly progress: (line: string) => void;
}

/** What a command answers: lines for people, the same as data for `--json`, and whether it succeeded. */
export interface CommandAnswer {
  readonly isDone: boolean;
  readonly lines: readonly string[];
  readonly data: unknown;
}

/** One of `pnpm releases <name>`. */
export interface Command {
  readonly name: string;
  /** Its words and options, as `--help` shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  /** The apps that it changes for guests, by its words: a team's key is asked for them. Absent: it changes nothing. */
  changes?(words: readonly string[]): readonly string[];
  run(input: CommandInput): Promise<CommandAnswer>;
}

/** A command that cannot be understood, with what to do instead. */
export class UsageError extends Error {}
