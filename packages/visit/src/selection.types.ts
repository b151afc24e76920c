/** One room type on one rate plan, as often as the guest wants it. */
export interface SelectedRatePlan {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly roomCount: number;
}

/** What a guest has put together for one search. Another hotel or other dates start anew. */
export interface Selection {
  readonly hotelId: number;
  /** `2026-11-27/2026-11-30`: the search it belongs to. */
  readonly stay: string;
  readonly ratePlans: readonly SelectedRatePlan[];
}
