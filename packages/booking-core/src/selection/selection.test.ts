import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deselectAddon, deselectHotelAddon, selectAddon, selectHotelAddon } from './addons.ts';
import { emptySelection, resetSelection, toggleHourly } from './empty-selection.ts';
import {
  choosePackage,
  clearPackage,
  deselectRatePlan,
  editRatePlan,
  removeRatePlan,
  resetRatePlans,
  selectRatePlan,
  updateRatePlan,
} from './rate-plans.ts';
import { deselectRoom, resetRooms, selectRoom, setRoom } from './rooms.ts';
import type { SelectedAddon, StaySelection } from './selection.types.ts';

const two = { adults: 2, childAges: [], infants: 0 };
const one = { adults: 1, childAges: [], infants: 0 };
const dinner: SelectedAddon = { id: 'dinner', hotelRoomId: 'king', price: 650, category: 'person' };
const cot: SelectedAddon = { id: 'cot', hotelRoomId: 'king', price: 0, category: 'room' };
const car = { id: 'car', price: 1400 };

const roomTypes = fc.constantFrom('king', 'twin', 'suite');
const plans = fc.constantFrom('breakfast', 'room-only');
const addon = fc.record({
  id: fc.constantFrom('a', 'b'),
  hotelRoomId: roomTypes,
  price: fc.constantFrom(0, 650, 900),
  category: fc.constantFrom('person' as const, 'room' as const),
});
const step = fc.oneof(
  roomTypes.map((id) => (selection: StaySelection) => selectRoom(selection, id, two)),
  fc.tuple(roomTypes, plans).map(
    ([room, plan]) =>
      (selection: StaySelection) =>
        selectRatePlan(selection, room, plan),
  ),
  addon.map((chosen) => (selection: StaySelection) => selectAddon(selection, chosen)),
);
const anySelection = fc
  .array(step, { maxLength: 12 })
  .map((steps) => steps.reduce((selection, act) => act(selection), emptySelection));

describe('adding then removing is the identity', () => {
  it('for a room type that was not there', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const others = deselectRoom(selection, 'new');
        fc.pre(others.selectedRooms.length > 0);
        expect(deselectRoom(selectRoom(others, 'new', two), 'new')).toEqual(others);
      }),
    );
  });

  it('for a rate plan', () => {
    fc.assert(
      fc.property(anySelection, roomTypes, plans, (selection, room, plan) => {
        expect(removeRatePlan(selectRatePlan(selection, room, plan), room, plan)).toEqual(selection);
      }),
    );
  });

  it('for an extra that was not there, and for each person’s', () => {
    fc.assert(
      fc.property(anySelection, addon, (selection, chosen) => {
        const without = chosen.category === 'room' ? deselectAddon(selection, chosen) : selection;
        expect(deselectAddon(selectAddon(without, chosen), chosen)).toEqual(without);
      }),
    );
  });
});

describe('rooms', () => {
  it('take their rate plans, counts and extras with them', () => {
    const chosen = selectAddon(
      selectRatePlan(selectRoom(selectRoom(emptySelection, 'king', two), 'twin', one), 'king', 'breakfast'),
      dinner,
    );
    expect(chosen.updatedRoomCount).toEqual({ king: 1, twin: 1 });
    const fed = selectAddon(chosen, { ...dinner, hotelRoomId: 'twin' });
    expect(deselectRoom(fed, 'king').selectedAddons.map((extra) => extra.hotelRoomId)).toEqual(['twin']);
    const left = deselectRoom(chosen, 'king');
    expect(left.selectedRooms.map((room) => room.id)).toEqual(['twin']);
    expect([left.selectedRatePlans, left.selectedAddons, left.updatedRoomCount]).toEqual([[], [], { twin: 1 }]);
  });

  it('clear every extra when the last one goes, and only then the hotel’s', () => {
    const chosen = selectHotelAddon(
      selectAddon(selectRoom(selectRoom(emptySelection, 'king', two), 'twin', one), {
        ...dinner,
        hotelRoomId: 'suite',
      }),
      car,
    );
    expect(deselectRoom(chosen, 'king').selectedHotelAddons).toEqual([car]);
    const none = deselectRoom(deselectRoom(chosen, 'king'), 'twin');
    expect([none.selectedAddons, none.selectedHotelAddons]).toEqual([[], []]);
    expect(resetRooms(chosen)).toEqual(emptySelection);
  });

  it('are set as they are given, in place', () => {
    const chosen = selectRoom(selectRoom(emptySelection, 'king', two), 'twin', one);
    const set = setRoom(chosen, { id: 'king', guests: [one, one] });
    expect(set.selectedRooms.map((room) => [room.id, room.guests.length])).toEqual([
      ['king', 2],
      ['twin', 1],
    ]);
    expect(setRoom(set, { id: 'king', guests: [] })).toEqual(deselectRoom(set, 'king'));
    expect(selectRoom(chosen, 'king', one).updatedRoomCount).toEqual({ king: 2, twin: 1 });
  });
});

describe('rate plans', () => {
  it('are replicated by the room count, instead of those there were', () => {
    const updated = updateRatePlan(selectRatePlan(emptySelection, 'king', 'room-only'), 'king', 'breakfast', 3);
    expect(updated.selectedRatePlans).toEqual([0, 1, 2].map((idx) => ({ id: 'breakfast', roomTypeId: 'king', idx })));
    expect(updateRatePlan(updated, 'king', 'breakfast', 0).selectedRatePlans).toEqual([]);
    expect(() => updateRatePlan(updated, 'king', 'breakfast', -1)).toThrow(
      expect.objectContaining({ code: 'negative', argument: 'roomCount' }),
    );
  });

  it('are edited room by room, numbered without gaps', () => {
    const three = updateRatePlan(selectRatePlan(emptySelection, 'twin', 'breakfast'), 'king', 'breakfast', 3);
    const mixed = editRatePlan(three, 'king', 1, 'room-only');
    expect(mixed.selectedRatePlans.map((plan) => plan.id)).toEqual([
      'breakfast',
      'breakfast',
      'room-only',
      'breakfast',
    ]);
    expect(editRatePlan(three, 'king', 0, 'room-only').selectedRatePlans.map((plan) => plan.id)).toEqual([
      'breakfast',
      'room-only',
      'breakfast',
      'breakfast',
    ]);
    const left = deselectRatePlan(mixed, 'king', 'breakfast');
    expect(left.selectedRatePlans).toEqual([
      { id: 'breakfast', roomTypeId: 'twin', idx: 0 },
      { id: 'room-only', roomTypeId: 'king', idx: 0 },
    ]);
    expect(removeRatePlan(left, 'king', 'breakfast')).toBe(left);
    expect(resetRatePlans(left).selectedRatePlans).toEqual([]);
  });

  it('come and go with a package', () => {
    const stayPackage = { id: 'weekend', ratePlans: [{ id: 'breakfast', roomTypeId: 'king', idx: 7 }] };
    const chosen = choosePackage(selectRatePlan(emptySelection, 'twin', 'room-only'), stayPackage);
    expect(chosen.selectedRatePlans).toEqual([{ id: 'breakfast', roomTypeId: 'king', idx: 0 }]);
    expect(clearPackage(chosen)).toEqual(emptySelection);
    expect(clearPackage(emptySelection)).toBe(emptySelection);
  });
});

describe('extras', () => {
  it('of a person are one for each, found by their id, or by price and room without one; of a room there is one', () => {
    const both = selectAddon(selectAddon(emptySelection, dinner), dinner);
    expect(both.selectedAddons).toHaveLength(2);
    const { id: _, ...nameless } = dinner;
    expect(deselectAddon(both, dinner).selectedAddons).toEqual([dinner]);
    expect(deselectAddon(both, { ...dinner, id: 'yoga' })).toBe(both);
    expect(deselectAddon(both, nameless).selectedAddons).toEqual([dinner]);
    expect(deselectAddon(both, { ...nameless, price: 1 })).toBe(both);
    expect(deselectAddon(both, { ...dinner, id: '' }).selectedAddons).toEqual([dinner]);
    expect(deselectAddon(both, { ...dinner, hotelRoomId: 'twin' })).toBe(both);
    expect(selectAddon(selectAddon(emptySelection, cot), cot).selectedAddons).toEqual([cot]);
    const yoga = { ...dinner, id: 'yoga' };
    const yogaToo = selectAddon(selectAddon(emptySelection, dinner), yoga);
    expect(deselectAddon(yogaToo, dinner).selectedAddons).toEqual([yoga]);
    const asleep = selectAddon(emptySelection, cot);
    expect(deselectAddon(asleep, { ...cot, price: 5 })).toEqual(emptySelection);
    expect(deselectAddon(asleep, { ...cot, id: 'late' })).toBe(asleep);
    expect(deselectAddon(asleep, { ...cot, id: '' })).toBe(asleep);
    expect(selectAddon(asleep, { ...cot, id: 'late' }).selectedAddons).toHaveLength(2);
  });

  it('of the hotel are there once', () => {
    const chosen = selectHotelAddon(selectHotelAddon(emptySelection, car), car);
    expect(chosen.selectedHotelAddons).toEqual([car]);
    expect(deselectHotelAddon(chosen, 'car')).toEqual(emptySelection);
    const both = selectHotelAddon(chosen, { ...car, id: 'guide' });
    expect(deselectHotelAddon(both, 'guide')).toEqual(chosen);
  });
});

describe('a full reset', () => {
  it('leaves nothing but whether the guest looks for hours', () => {
    const chosen = {
      ...selectHotelAddon(selectRoom(emptySelection, 'king', two), car),
      couponCode: 'KEY15',
      couponName: 'KEY15',
      showHourly: true,
    };
    expect(resetSelection(chosen)).toEqual({ ...emptySelection, showHourly: true });
    expect(toggleHourly(chosen)).toEqual({ ...chosen, showHourly: false });
    expect(toggleHourly(toggleHourly(chosen))).toEqual(chosen);
  });
});
