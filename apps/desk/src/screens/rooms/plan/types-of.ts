import type { Day, RoomUnit } from '@latchkey/api-contract/types';
import type { PlanType } from '../rooms.model.ts';

/**
 * The types of room that the plan shows, in the order of the day sheet, and after them those that have rooms by number and
 * are sold no more. `left` is by type and place among the days.
 */
export function typesOf(
  { roomTypes }: Pick<Day, 'roomTypes'>,
  units: readonly RoomUnit[],
  { days, left }: { readonly days: number; readonly left: ReadonlyMap<string, number> },
): PlanType[] {
  const names = new Map([
    ...roomTypes.map(({ roomTypeId, name }) => [roomTypeId, name] as const),
    ...units.map(({ roomTypeId, typeName }) => [roomTypeId, typeName] as const),
  ]);
  return [...names].map(([roomTypeId, name]) => ({
    roomTypeId,
    name,
    left: Array.from({ length: days }, (_, at) => left.get(`${roomTypeId} ${at}`) ?? null),
  }));
}
