/** So many rooms (or beds) of another type that a room is made up of: they are sold apart, or with it. */
export interface RoomPart {
  readonly roomTypeId: string;
  readonly count: number;
}

/** A room that can also be sold in parts: the beds of a dorm, the rooms of a villa, two rooms with a door between them. */
export interface RoomOfParts {
  readonly consistsOf?: readonly RoomPart[] | undefined;
}

/**
 * How many rooms of a type are free, its parts with them: a sale of either takes from the other. `freeOf` says how many
 * of a type are free by itself. The house fills one room after another, so beds that are free count as whole rooms.
 */
export const freeWithParts = (
  { id, consistsOf = [] }: RoomOfParts & { readonly id: string },
  freeOf: (roomTypeId: string) => number,
): number =>
  consistsOf.reduce(
    (free, { roomTypeId, count }) => Math.min(free, Math.floor(freeOf(roomTypeId) / count)),
    freeOf(id),
  );
