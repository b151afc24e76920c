/** What a remote's service worker keeps of its pages. */
export interface StoredPages {
  /** Before the name of each of its caches, and of no other's. */
  readonly prefix: string;
  /** How many pages are kept, each with those that it leads to; the oldest goes. */
  readonly mostPages: number;
  /** Paths of the pages that may be kept, as the source of a regular expression. */
  readonly pages: string;
  /** Search parameters that say what came of a press; they are no part of an address. */
  readonly outcome: readonly string[];
  /** Search parameters that make another page of it: a copy that lacks them never stands in for it. */
  readonly other: readonly string[];
  /** The paths by which people come in who were not signed in: whoever comes there finds no copy of anybody's. */
  readonly doors: readonly string[];
  /** The name of the form that signs out, posted to `/`: it ends what is pushed here, too. Null where nobody signs in. */
  readonly leaving: string | null;
  /** A copy has no scripts: it is read as the server made it, whichever of its files were kept, and nothing can be pressed. */
  readonly toRead: boolean;
}
