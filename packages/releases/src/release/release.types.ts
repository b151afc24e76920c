import type { OwnPage } from '@latchkey/site/urls';

/** One released file of an app, by its hashed name. */
export interface ReleasedFile {
  /** `sha256-…`, for `integrity` attributes. */
  readonly integrity: string;
  readonly bytes: number;
}

/** An experiment that a release has an A and a B for. */
export interface KnownExperiment {
  readonly name: string;
  /** The screens that differ. */
  readonly screens: readonly string[];
  /** What a guest of B sees, in a sentence. */
  readonly b: string;
}

/** Where a build comes from. It is no part of a release's id: the same files are the same release. */
export interface Origin {
  /** The commit that was built, or null outside a repository. */
  readonly commit: string | null;
  /** Whether files were changed since that commit. */
  readonly dirty: boolean;
  /** ISO moment of publishing. */
  readonly publishedAt: string;
  readonly by: string;
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
  /** By language: the catalogs that every page needs. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** By screen and language: the catalogs of a screen with words of its own. Absent where all words come with every page. */
  readonly screenWords?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly fonts: readonly string[];
  /** The server bundle, relative to the store. */
  readonly server: string;
  /** Of the server bundle, as `sha256-…`: it is code that the origin runs. Absent in releases from before it was kept. */
  readonly serverIntegrity?: string;
  /** Of the server bundle. No part of the id. Absent in older releases. */
  readonly serverBytes?: number;
  /** Installed versions of the singletons: the shell's are those of the page. Majors must agree. */
  readonly singletons: Readonly<Record<string, string>>;
  /** A remote: names of the singletons' exports that it uses; `*` stands for any. Absent in older releases. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  /** A shell: names that its singletons export. Absent in older releases. */
  readonly provides?: Readonly<Record<string, readonly string[]>>;
  /** Operations of the engine that its code calls, by name. Absent in older releases. */
  readonly asks?: readonly string[];
  /**
   * Method and path by operation, `GET /api/hotels/:hotelId`. A shell's are those that remotes call through it; a remote has some
   * where it calls operations of no guest's page. Absent in older releases.
   */
  readonly operations?: Readonly<Record<string, string>>;
  /** Versions of the HTTP contract that it can ask, as a semver range; null where it asks nothing. Absent in older releases. */
  readonly apiRange?: string | null;
  /** A remote: pages beside the route table, whose addresses it brings itself. Absent where there are none. */
  readonly pages?: readonly OwnPage[];
  /** A remote: the experiments of which it has an A and a B. Absent where there are none. */
  readonly experiments?: readonly KnownExperiment[];
  readonly origin?: Origin;
  /** Files of which the store has a map to the sources, for who reads a stack. No part of the id. Absent in older releases. */
  readonly maps?: readonly string[];
  /** What the app's changelog says of this version, line by line. Like the origin, no part of the id. */
  readonly changes?: readonly string[];
  /** What changesets say of the app that its version has not taken up yet. No part of the id. Absent in older releases. */
  readonly pendingChanges?: readonly string[];
}
