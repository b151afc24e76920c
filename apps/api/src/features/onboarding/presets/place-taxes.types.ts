import type { WrittenTax } from '@latchkey/hotel-document/facts';

/** The taxes of a place as they are written into a hotel's file, with where and since when it was found. */
export interface PlaceTaxes {
  readonly place: string;
  /** The law or the authority that says so. */
  readonly source: string;
  /** Where that is read; null where no page of it is known. */
  readonly url: string | null;
  /** Since when, or as of which day. */
  readonly holds: string;
  readonly taxes: readonly WrittenTax[];
}

/** A page of docs/taxes, which is made of it (`scripts/checks/papers.ts`). */
export interface TaxesPage {
  readonly title: string;
  readonly places: readonly {
    readonly place: string;
    /** The tax in a sentence or two, in Markdown. */
    readonly rule: string;
    /** Entries of `taxes` in a hotel's file; a test reads each by the schema of the files. */
    readonly taxes: readonly object[];
    /** In Markdown. */
    readonly source: string;
    readonly holds: string;
    /** What else there is to know, in Markdown. */
    readonly notes?: readonly string[];
  }[];
}
