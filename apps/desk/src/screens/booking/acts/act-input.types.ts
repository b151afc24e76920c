import type { PropertyOperationName } from '@latchkey/api-client/property';

/** What stands in a field of a form; empty where there is none of the name. */
export type Field = (name: string) => string;

/** What an act asks of the engine. */
export interface ActInput {
  /** Where it is not the act's own. */
  readonly operation?: PropertyOperationName;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
