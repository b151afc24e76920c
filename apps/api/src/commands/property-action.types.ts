import type { everyPropertyPath } from '@latchkey/api-contract/every-property-path';

/** What can be done at the terminal in a property's name. */
export interface Action {
  readonly usage: string;
  readonly does: string;
  readonly call: keyof typeof everyPropertyPath;
  /** Path parameters, then what of the rest is the query or the body; or what is wrong with the words, as a sentence. */
  arguments(words: readonly string[]): ActionArguments | string;
}

export interface ActionArguments {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}
