import { requireCount } from '../defect/require.ts';
import type { StayPackage, StaySelection } from './selection.types.ts';

type RatePlans = StaySelection['selectedRatePlans'];

/** Adds a rate plan for one more room of its type. */
export function selectRatePlan(selection: StaySelection, roomTypeId: string, ratePlanId: string): StaySelection {
  const idx = plansOf(selection, roomTypeId).length;
  return { ...selection, selectedRatePlans: [...selection.selectedRatePlans, { id: ratePlanId, roomTypeId, idx }] };
}

/** Takes the last room with this rate plan out; the others move up. */
export function removeRatePlan(selection: StaySelection, roomTypeId: string, ratePlanId: string): StaySelection {
  const last = plansOf(selection, roomTypeId).findLast((plan) => plan.id === ratePlanId);
  if (last === undefined) return selection;
  return { ...selection, selectedRatePlans: renumbered(selection.selectedRatePlans.filter((plan) => plan !== last)) };
}

/** Repeats a rate plan: the room type has it `roomCount` times and no other plan; 0 removes all its plans. */
export function updateRatePlan(
  selection: StaySelection,
  roomTypeId: string,
  ratePlanId: string,
  roomCount: number,
): StaySelection {
  const replicated = Array.from({ length: requireCount(roomCount, 'roomCount') }, (_, idx) => ({
    id: ratePlanId,
    roomTypeId,
    idx,
  }));
  return {
    ...selection,
    selectedRatePlans: [...selection.selectedRatePlans.filter((plan) => plan.roomTypeId !== roomTypeId), ...replicated],
  };
}

/** Takes every room with this rate plan out. */
export function deselectRatePlan(selection: StaySelection, roomTypeId: string, ratePlanId: string): StaySelection {
  return {
    ...selection,
    selectedRatePlans: renumbered(
      selection.selectedRatePlans.filter((plan) => plan.roomTypeId !== roomTypeId || plan.id !== ratePlanId),
    ),
  };
}

/** Gives one room of a type another rate plan. */
export function editRatePlan(
  selection: StaySelection,
  roomTypeId: string,
  idx: number,
  ratePlanId: string,
): StaySelection {
  return {
    ...selection,
    selectedRatePlans: selection.selectedRatePlans.map((plan) =>
      plan.roomTypeId === roomTypeId && plan.idx === idx ? { ...plan, id: ratePlanId } : plan,
    ),
  };
}

/** Takes every rate plan out. */
export function resetRatePlans(selection: StaySelection): StaySelection {
  return { ...selection, selectedRatePlans: [] };
}

/** Stores a package with its rate plans, instead of those chosen one by one. */
export function choosePackage(selection: StaySelection, stayPackage: StayPackage): StaySelection {
  return { ...selection, selectedPackage: stayPackage, selectedRatePlans: renumbered(stayPackage.ratePlans) };
}

/** Lets a package go, and its rate plans with it. */
export function clearPackage(selection: StaySelection): StaySelection {
  return selection.selectedPackage === null
    ? selection
    : { ...selection, selectedPackage: null, selectedRatePlans: [] };
}

function plansOf(selection: StaySelection, roomTypeId: string): RatePlans {
  return selection.selectedRatePlans.filter((plan) => plan.roomTypeId === roomTypeId);
}

function renumbered(plans: RatePlans): RatePlans {
  const next = new Map<string, number>();
  return plans.map((plan) => {
    const idx = next.get(plan.roomTypeId) ?? 0;
    next.set(plan.roomTypeId, idx + 1);
    return { ...plan, idx };
  });
}
