import type { Owner, OwnPage } from '@latchkey/site/urls';

/** What the browser must know of one remote's release to load it: inlined in every page. */
export interface RegisteredRemote {
  readonly owner: Owner;
  readonly release: string;
  /** The global its entry defines. */
  readonly name: string;
  readonly entry: string;
  /** Of the entry; null for a dev server, whose files change. The entry knows the integrity of everything after it. */
  readonly integrity: string | null;
  /** Its pages beside the route table. Absent where it brings none. */
  readonly pages?: readonly OwnPage[];
}

/** The composition a page runs with. A tab stays on it for as long as it is open. */
export interface Registry {
  readonly shell: string;
  readonly remotes: readonly RegisteredRemote[];
  /** The pages beside the route table where they are not the remotes' alone: the desk's host has its routes from here. */
  readonly brought?: readonly { readonly owner: Owner; readonly pages?: readonly OwnPage[] }[];
  /** Whose screen the document came with; null where it is the shell's own page. */
  readonly shown: Owner | null;
}
