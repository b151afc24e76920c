import { countedPlans } from '@latchkey/booking-core/basket';
import { resetSelection, selectRatePlan, setRoom, updateRatePlan } from '@latchkey/booking-core/selection';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { selectAtom, selectionIn, visitAtom } from '../exports/visit.ts';

// Shows docs/rules.md: Entities (Visit store); States and selection (Full reset, Rate plans).

const november = { hotelId: 1760, stay: '2026-11-27/2026-11-30' };
const december = { hotelId: 1760, stay: '2026-12-01/2026-12-02' };
const guests = [{ adults: 2, childAges: [], infants: 0 }];

test('a choice can be undone, and so can a full reset', () => {
  const store = createStore();
  const before = store.get(visitAtom);
  const undo = store.set(selectAtom, november, (chosen) =>
    selectRatePlan(setRoom(chosen, { id: 'king', guests }), 'king', 'flexible'),
  );
  const chosen = store.get(visitAtom);
  expect(chosen.updatedRoomCount).toEqual({ king: 1 });
  const undoReset = store.set(selectAtom, november, resetSelection);
  expect(store.get(visitAtom).selectedRatePlans).toEqual([]);
  undoReset();
  expect(store.get(visitAtom)).toEqual(chosen);
  undo();
  expect(store.get(visitAtom)).toEqual(before);
});

test('what is chosen belongs to a hotel and dates', () => {
  const store = createStore();
  store.set(selectAtom, november, (chosen) => selectRatePlan(chosen, 'king', 'flexible'));
  expect(selectionIn(store.get(visitAtom), december).selectedRatePlans).toEqual([]);
  expect(selectionIn(store.get(visitAtom), november).selectedRatePlans).toHaveLength(1);
  store.set(selectAtom, december, (chosen) => selectRatePlan(chosen, 'twin', 'flexible'));
  expect(store.get(visitAtom).selectedRatePlans.map((plan) => plan.roomTypeId)).toEqual(['twin']);
});

test('rate plans are counted in the order in which they were chosen', () => {
  const store = createStore();
  store.set(selectAtom, november, (chosen) =>
    selectRatePlan(updateRatePlan(selectRatePlan(chosen, 'twin', 'fixed'), 'king', 'flexible', 2), 'twin', 'fixed'),
  );
  expect(countedPlans(store.get(visitAtom))).toEqual([
    { roomTypeId: 'twin', ratePlanId: 'fixed', roomCount: 2 },
    { roomTypeId: 'king', ratePlanId: 'flexible', roomCount: 2 },
  ]);
});
