/** A unit before it has a name of its own. */
export interface NumberedUnit {
  readonly number: string;
  /** Null for beds, whose number says in which room of their type they are. */
  readonly floor: string | null;
  readonly position: number;
}

const perFloor = 20;

/**
 * Numbers for the rooms of a hotel that has not named them: 101, 102 and so on, each type after the other, its floors from
 * the lowest that it is on; beds by a letter and a figure, since a dormitory is called by its beds.
 *
 * @param types the hotel's room types in their order; `taken` are numbers that are in use already
 */
export function numbersFor(
  types: readonly {
    readonly roomTypeId: string;
    readonly count: number;
    readonly floors: { readonly lowest: number; readonly highest: number } | null;
    readonly isBed: boolean;
  }[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, readonly NumberedUnit[]> {
  const used = new Set(taken);
  let letter = 0;
  const made = types.map(({ roomTypeId, count, floors, isBed }) => {
    const mark = isBed ? letterOf(letter++) : '';
    const units = Array.from({ length: count }, (_, position) => {
      if (isBed) return { number: next(used, mark, 1), floor: null, position };
      const storeys = floors === null ? Math.ceil(count / perFloor) : floors.highest - floors.lowest + 1;
      const storey = Math.floor((position * storeys) / count);
      const floor = (floors?.lowest ?? 1) + storey;
      return { number: next(used, floor < 0 ? `U${-floor}` : String(floor), 1, 2), floor: String(floor), position };
    });
    return [roomTypeId, units] as const;
  });
  return new Map(made);
}

const letterOf = (at: number): string => String.fromCharCode(65 + (at % 26)).repeat(1 + Math.floor(at / 26));

function next(used: Set<string>, mark: string, from: number, digits = 1): string {
  let at = from;
  while (used.has(`${mark}${String(at).padStart(digits, '0')}`)) at += 1;
  const number = `${mark}${String(at).padStart(digits, '0')}`;
  used.add(number);
  return number;
}
