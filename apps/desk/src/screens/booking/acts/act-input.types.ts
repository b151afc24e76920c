/** What stands in a field of a form; empty where there is none of the name. */
export type Field = (name: string) => string;

/** What an act asks of the engine. */
export interface ActInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
