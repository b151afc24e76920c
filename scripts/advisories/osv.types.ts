/** What is read of an advisory in the format of OSV (https://ossf.github.io/osv-schema). */
export interface Advisory {
  readonly id: string;
  readonly modified: string;
  readonly published?: string;
  /** When it was taken back. */
  readonly withdrawn?: string;
  readonly aliases?: readonly string[];
  readonly summary?: string;
  readonly affected?: readonly Affected[];
}

/** The versions of one package that are affected: those of its ranges, and those by name. */
export interface Affected {
  readonly package?: { readonly ecosystem: string; readonly name: string };
  readonly ranges?: readonly {
    readonly type: string;
    readonly events: readonly AdvisoryEvent[];
  }[];
  readonly versions?: readonly string[];
}

/** From `introduced` on (`0`: from the first) up to `fixed`, or to `last_affected` and no further. */
export interface AdvisoryEvent {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}

/** An advisory of a version that is locked, and is left so until a day. */
export interface Accepted {
  readonly id: string;
  readonly package: string;
  /** Why it does no harm here. */
  readonly reason: string;
  /** The last day, as `2027-01-31`. */
  readonly until: string;
}

/** A package at the version that the lock file has of it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
}
