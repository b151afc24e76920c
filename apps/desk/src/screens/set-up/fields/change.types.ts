/** A change as the engine takes it. */
export interface Change {
  readonly file: string;
  readonly path: string;
  readonly value?: unknown;
}
