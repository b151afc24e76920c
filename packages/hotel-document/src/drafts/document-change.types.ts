/** A value to be written to a place of a document; without one, what stands there is taken out. */
export interface DocumentChange {
  /** The name of the document. */
  readonly file: string;
  /** The place in it, with dots; entries of lists by their id, or by their number where they have none. */
  readonly path: string;
  readonly value?: unknown;
}
