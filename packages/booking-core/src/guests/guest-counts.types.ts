/**
 * What children younger than an age cost a night, one of the two. The property's own bands, the youngest first; of one age
 * those for so many children before the one for all further.
 */
export interface ChildBand {
  /** Years, 18 at most; the lowest that holds counts. */
  readonly under: number;
  /** For so many children of a room, at least 1; the others pay the next band that holds for them. For all unless said. */
  readonly children?: number | undefined;
  /** Minor units, before tax. */
  readonly price?: number | undefined;
  /** Of the price that `percentOf` names. */
  readonly percent?: number | undefined;
  /** Of a further adult's price unless said; a full payer's is what a room for two costs each of them. */
  readonly percentOf?: 'further-adult' | 'full-payer' | undefined;
}

/** A party, or who of it sleeps in one room. `childAges` has one entry a child; null is an age not given, priced as under 12. */
export interface GuestCounts {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
  readonly infants: number;
}
