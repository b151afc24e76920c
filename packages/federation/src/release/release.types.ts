/** One released file of an app, by its hashed name. */
export interface ReleasedFile {
  /** `sha256-…`, for `integrity` attributes. */
  readonly integrity: string;
  readonly bytes: number;
}

/** `releases/<app>/<id>.json`: everything a page needs to know of one build of one app. Never changes once written. */
export interface Release {
  readonly app: string;
  /** Derived from the files' contents: the same build has the same id. */
  readonly id: string;
  readonly version: string;
  readonly kind: 'shell' | 'remote';
  /** Where the files are served: `/assets/<app>/`, or a dev server's address. */
  readonly base: string;
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** By entry point (`main` of the shell) or expose (`./screens/<name>`, `./i18n`). */
  readonly parts: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
  readonly remoteEntry: string | null;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  /** The server bundle, relative to the store. */
  readonly server: string;
  /** A shell: the versions it provides. A remote: the versions it was built with, of which it needs the major. */
  readonly singletons: Readonly<Record<string, string>>;
}

/** The composition document: which release of every app is live. */
export interface Composition {
  readonly live: Readonly<Record<string, string>>;
  /** Releases that were live before, newest first; their files stay for `keepDays`. */
  readonly superseded: readonly { readonly app: string; readonly id: string; readonly until: string }[];
}
