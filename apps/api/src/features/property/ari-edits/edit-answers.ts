import type { StockFault } from '@latchkey/api-contract/types';
import { type HotelRecord, roomOf } from '../../catalogue/catalogue.ts';

/** Whether the hotel sells a room type, and a plan of it where one is named. */
export function hasPlan(
  hotel: HotelRecord,
  { roomTypeId, ratePlanId }: { readonly roomTypeId: string; readonly ratePlanId?: string | undefined },
): boolean {
  const room = roomOf(hotel, roomTypeId);
  return room !== undefined && (ratePlanId === undefined || Object.hasOwn(room.prices, ratePlanId));
}

/** An edit that is not made, with all that keeps it from being made. */
export function refusedEdit(faults: readonly StockFault[]) {
  const [first] = faults;
  if (first === undefined) throw new Error('refused for no reason');
  return { status: 422 as const, body: { code: first.code, faults: [...faults] } };
}
