import type { StayBar } from '../plan/plan.types.ts';
import type { Nights, PlanAct } from '../plan-acts.types.ts';

/** What puts a stay into another room, and what puts it back: to the room that it had, without a pin where it had none. */
export function moveActs(
  bar: StayBar,
  unitId: string,
  nights: Nights | undefined,
): { readonly act: PlanAct; readonly undo: readonly PlanAct[] } {
  const { place } = bar;
  const booking = { bookingId: bar.bookingId, reference: bar.reference, guestName: bar.guestName };
  const act: PlanAct = { kind: 'move', booking, place, unitId, from: bar.unitId, nights };
  // What had no room is not sent away from one again: it may be moved by others, as before.
  const unpin: PlanAct = { kind: 'unpin', booking: { ...booking, roomTypeId: bar.roomTypeId, place } };
  if (bar.unitId === null) return { act, undo: [unpin] };
  const back: PlanAct = { ...act, unitId: bar.unitId, from: unitId };
  return {
    act,
    undo: bar.isPinned || bar.isInHouse ? [back] : [back, unpin],
  };
}
