import { describe, expect, it } from 'vitest';
import type { AgreedRoom } from './agreed-stay.types.ts';
import { isSameParty, unchangedRooms } from './unchanged-rooms.ts';

const party = (adults: number, childAges: (number | null)[] = [], infants = 0) => ({ adults, childAges, infants });
const room = (fields: Partial<AgreedRoom> = {}): AgreedRoom => ({
  roomTypeId: 'twin',
  ratePlanId: 'flexible',
  guests: party(2),
  hours: null,
  nights: [],
  ...fields,
});

describe('the room that a changed one goes on with', () => {
  const hours = { startHour: 10, hours: 3 };
  it.each([
    ['the same type and plan', room(), room(), true],
    ['for other guests too', room(), room({ guests: party(3) }), true],
    ['no other type', room(), room({ roomTypeId: 'suite' }), false],
    ['no other plan', room(), room({ ratePlanId: 'fixed' }), false],
    ['the same hours', room({ hours }), room({ hours: { ...hours } }), true],
    ['no other start', room({ hours }), room({ hours: { ...hours, startHour: 11 } }), false],
    ['longer hours', room({ hours }), room({ hours: { ...hours, hours: 4 } }), true],
    ['no shorter ones', room({ hours }), room({ hours: { ...hours, hours: 2 } }), false],
    ['no hours for nights', room(), room({ hours }), false],
  ])('is of %s', (_, agreed, wanted, isKept) =>
    expect(unchangedRooms([agreed], [wanted])).toEqual([isKept ? agreed : undefined]),
  );

  const [one, two, family] = [room({ guests: party(1) }), room(), room({ guests: party(2, [9]) })];
  it('is first one with the same guests, each once', () => {
    const kept = (...wanted: AgreedRoom[]) =>
      unchangedRooms([one, two, family], wanted).map((it) => it?.guests ?? null);
    expect(kept(two)).toEqual([two.guests]);
    expect(kept(family, two, one)).toEqual([family.guests, two.guests, one.guests]);
    // Who wants four gets what nobody wants by name, though it asks first.
    expect(kept(room({ guests: party(4) }), one, family)).toEqual([two.guests, one.guests, family.guests]);
    expect(kept(two, two, two, two)).toEqual([two.guests, one.guests, family.guests, null]);
    expect(kept(room({ roomTypeId: 'suite', guests: party(1) }), room({ guests: party(9) }))).toEqual([
      null,
      one.guests,
    ]);
  });
});

describe('the same party', () => {
  it.each([
    ['is itself', party(2, [4, 9], 1), true],
    ['with its children in another order', party(2, [9, 4], 1), true],
    ['has as many adults', party(3, [4, 9], 1), false],
    ['has as many infants', party(2, [4, 9]), false],
    ['has children of the same ages', party(2, [4, 8], 1), false],
    ['has as many children', party(2, [4], 1), false],
    ['has ages as far as they are given', party(2, [4, null], 1), false],
  ])('%s', (_, other, isSame) => expect(isSameParty(party(2, [4, 9], 1), other)).toBe(isSame));
});
