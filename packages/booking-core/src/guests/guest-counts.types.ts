/** A party, or who of it sleeps in one room. `childAges` has one entry a child; null is an age not given, priced as under 12. */
export interface GuestCounts {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
  readonly infants: number;
}
