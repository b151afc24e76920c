import type { SiteKind } from '@latchkey/booking-core/site-kinds';
/** What a build says of itself for its release: which files each entry point needs, and which singletons it speaks of. */
export interface BuildRecord {
  readonly app: string;
  readonly version: string;
  readonly kind: 'shell' | 'remote';
  /** Every file of this build that is released. The folder may hold files of another build beside them. */
  readonly files: readonly string[];
  /** By entry point or expose: files in loading order. */
  readonly parts: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
  readonly remoteEntry: string | null;
  /** Catalog chunk of each language, for every page. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Catalog chunk of each language, of screens with words of their own. Absent where all words come with every page. */
  readonly screenWords?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Fonts by what their file name says; the shell's page starts the ones of its language. */
  readonly fonts: readonly string[];
  readonly singletons: Readonly<Record<string, string>>;
  /** Versions of the HTTP contract that it can ask, as a semver range; null where it asks nothing. */
  readonly apiRange: string | null;
  /** A remote's pages beside the route table. Absent where it brings none. */
  readonly pages?: readonly {
    readonly path: string;
    readonly screen: string;
    readonly on: readonly SiteKind[];
  }[];
  /** A remote's experiments: of which of its screens it has an A and a B. Absent where it has none. */
  readonly experiments?: readonly {
    readonly name: string;
    readonly screens: readonly string[];
    readonly b: string;
  }[];
}

/** Which file of `dist/server` is this build's bundle, and what it takes of the singletons. */
export interface ServerRecord {
  readonly bundle: string;
  /** By singleton: the names of its exports that the bundle uses, or `*` where a bundler cannot tell. Empty in a shell. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** Names of the engine's operations that the bundle's code calls. */
  readonly asks: readonly string[];
  /** By operation: method and path (`GET /api/hotels/:hotelId`) as the bundle's own table has them. Empty in a remote that calls by its shell's alone. */
  readonly operations: Readonly<Record<string, string>>;
}
