/** A fault that was found once, and how it comes back: a few characters of one file. */
export interface Fault {
  /** What goes wrong with it. */
  readonly what: string;
  /** The file it was in, from the repository's root. */
  readonly file: string;
  /** What holds it off: stands in the file once. */
  readonly held: string;
  /** What stands there with the fault. */
  readonly faulty: string;
  /** The tests that find it, from the folder of the file's package. */
  readonly tests: readonly string[];
}
