import type { StayBar } from '../plan/plan.types.ts';
import type { Nights, PlanAct } from '../plan-acts.types.ts';

/**
 * The act that moves a stay into another room, and those that undo it: back to its room, and unpinned if it was before.
 */
export function moveActs(
  bar: StayBar,
  unitId: string,
  nights: Nights | undefined,
): { readonly act: PlanAct; readonly undo: readonly PlanAct[] } {
  const { place } = bar;
  const booking = { bookingId: bar.bookingId, reference: bar.reference, guestName: bar.guestName };
  const act: PlanAct = { kind: 'move', booking, place, unitId, from: bar.unitId, nights };
  // A stay that had no room keeps the new one, unpinned: others may displace it, as before.
  const unpin: PlanAct = { kind: 'unpin', booking: { ...booking, roomTypeId: bar.roomTypeId, place } };
  if (bar.unitId === null) return { act, undo: [unpin] };
  const back: PlanAct = { ...act, unitId: bar.unitId, from: unitId };
  return {
    act,
    undo: bar.isPinned || bar.isInHouse ? [back] : [back, unpin],
  };
}
