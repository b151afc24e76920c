/** What lies under a name, and a mark that changes with it. */
export interface Blob {
  readonly content: Buffer;
  readonly tag: string;
}

/**
 * Files under names with `/` in them, in a folder or in a bucket. A name is written whole or not at all: readers see the
 * old content or the new, never a half.
 */
export interface BlobStore {
  get(name: string): Promise<Blob | null>;
  has(name: string): Promise<boolean>;
  /** Writes what never changes: a name that is there already is left as it is. */
  keep(name: string, content: Uint8Array | string): Promise<void>;
  /** Writes if nobody has since `tag` was read; null stands for a name that is not there. False: somebody has. */
  replace(name: string, content: Uint8Array | string, tag: string | null): Promise<boolean>;
  /** Every name that begins with `prefix`, in order. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Removes drafts of writers that were ended before this moment. Stores whose writes leave none omit it. */
  tidy?(before: Date): Promise<void>;
}
