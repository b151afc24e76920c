/** What a remote's service worker keeps of its pages. */
export interface KeptPages {
  /** Before the name of each of its caches, and of no other's. */
  readonly prefix: string;
  /** How many pages are kept, each with those that it leads to; the oldest goes. */
  readonly mostPages: number;
  /** Paths of the pages that may be kept, as the source of a regular expression. */
  readonly pages: string;
  /** Search parameters that say what came of a press; they are no part of an address. */
  readonly outcome: readonly string[];
  /** Search parameters that make another page of it: a copy without them never stands in for it. */
  readonly other: readonly string[];
  /** The path to which who is not signed in is led: whoever comes there leaves no copy behind. Null where nobody signs in. */
  readonly door: string | null;
  /** A copy has no scripts: it is read as the server made it, whichever of its files were kept, and nothing can be pressed. */
  readonly toRead: boolean;
}
