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

/** A type of a hotel's rooms and how many of it are free. */
export interface FreeType extends RoomOfParts {
  readonly id?: string | undefined;
  readonly free: number;
}

/**
 * How many are free of each part that some rooms are sold with: as the type itself says; of one that is not for sale, as
 * many as are sure to be there for the rooms that it is part of.
 */
export function freeParts(types: readonly FreeType[]): Map<string, number> {
  const free = new Map<string, number>();
  for (const { consistsOf = [], free: wholes } of types)
    for (const { roomTypeId, count } of consistsOf)
      free.set(roomTypeId, Math.max(free.get(roomTypeId) ?? 0, wholes * count));
  for (const { id, free: own } of types) if (id !== undefined && free.has(id)) free.set(id, own);
  return free;
}
