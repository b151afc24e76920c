/** One prop of a component, as its source declares it. */
export interface PropRow {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The source text of what it is where it is not given. */
  readonly byDefault: string | null;
  readonly says: string;
}

/** What the gallery tells of a component, all of it read from the source. */
export interface ComponentPage {
  readonly name: string;
  /** What it is imported from: `@latchkey/ui/button`. */
  readonly door: string;
  /** What it is and when it is used. */
  readonly says: string;
  readonly props: readonly PropRow[];
  /** What it hands on beside them: `ComponentProps<'button'>`. */
  readonly handsOn: string | null;
  readonly data: readonly DataRow[];
}

/** A data attribute: one that a component sets, or one that its styles look at, on itself or on what it stands in. */
export interface DataRow {
  readonly name: string;
  readonly isSet: boolean;
  /** The source text of what is set, or the selector. */
  readonly value: string;
}
