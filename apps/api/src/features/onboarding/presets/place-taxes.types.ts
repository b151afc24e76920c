import type { HouseKind } from '@latchkey/booking-core/onboarding';
import type { WrittenTax } from '@latchkey/hotel-document/facts';

/** A class of houses by the law of a place, and its sums in place of those of the entries. */
export interface TaxClass {
  /** kebab-case. */
  readonly id: string;
  /** As the law calls it, in English. */
  readonly name: string;
  /** The kinds of houses to which it is proposed; a kind is named by one class at most. */
  readonly kinds?: readonly HouseKind[];
  /** Minor units by the id of an entry. */
  readonly sums: Readonly<Record<string, number>>;
}

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
  /** Where its law has sums by class; empty where it has one for all. */
  readonly classes: readonly TaxClass[];
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
    /** The classes of its law; a test reads their kinds and the ids of their sums. */
    readonly classes?: readonly {
      readonly id: string;
      readonly name: string;
      readonly kinds?: readonly string[];
      readonly sums: object;
    }[];
    /** In Markdown. */
    readonly source: string;
    readonly holds: string;
    /** What else there is to know, in Markdown. */
    readonly notes?: readonly string[];
  }[];
}
