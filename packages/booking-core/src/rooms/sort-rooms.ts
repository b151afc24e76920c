/** What a list of rooms is sorted by (docs/rules.md, "Entities"). */
export interface SortableRoom {
  readonly availableRooms: number;
  readonly pricing: readonly { readonly priceForPax: readonly { readonly priceBeforeTax: number }[] }[];
}

/** The lowest `priceBeforeTax` of a room, or null where it has no price. */
export function lowestPriceOf(room: SortableRoom): number | null {
  let lowest: number | null = null;
  for (const plan of room.pricing)
    for (const { priceBeforeTax } of plan.priceForPax)
      if (lowest === null || priceBeforeTax < lowest) lowest = priceBeforeTax;
  return lowest;
}

/**
 * Available rooms first, by lowest price, then sold-out ones (docs/rules.md, "States and selection"). Rooms that compare equal, and
 * sold-out ones among themselves, keep their order; an available room without a price follows those with one. Returns
 * a new list.
 */
export function sortRooms<Room extends SortableRoom>(rooms: readonly Room[]): Room[] {
  return (
    rooms
      .map((room) => ({
        room,
        rank: room.availableRooms > 0 ? (lowestPriceOf(room) ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY,
      }))
      // Two that are sold out have no difference (NaN): they keep their order.
      .sort((left, right) => left.rank - right.rank)
      .map(({ room }) => room)
  );
}
