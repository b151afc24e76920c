import type { Instance } from './instance.ts';

/** What an attack came to. */
export interface Outcome {
  readonly held: boolean;
  /** What was seen, in figures. */
  readonly measured: string;
}

/** One attack on a running instance. */
export interface Attack {
  /** What an attacker tries, as a sentence. */
  readonly tries: string;
  /** What the site promises. */
  readonly promise: string;
  /** `long` attacks take more than a few seconds, and run by hand and not with every test. */
  readonly length: 'short' | 'long';
  readonly run: (instance: Instance) => Promise<Outcome>;
}
