/** One page of the site. */
export interface MappedPage {
  /** A path of this host, or the whole address of a page on another one. */
  readonly to: string;
  readonly title: string;
  /** What stands beside the title: a city, a topic. */
  readonly note: string;
}

/** The kinds of pages, in the order of the map. */
export const pageKinds = ['hotels', 'stay', 'bookings', 'journal', 'company', 'terms'] as const;

/** Pages of one kind. */
export interface MappedGroup {
  readonly kind: (typeof pageKinds)[number];
  readonly pages: readonly MappedPage[];
}

/** Every page of the site that is the same for everybody. */
export interface SiteMapModel {
  readonly groups: readonly MappedGroup[];
  /** Hotels come in parts: which part this is, counted from 1, and whether there is another. */
  readonly hotelsPage: number;
  readonly hasMoreHotels: boolean;
}
