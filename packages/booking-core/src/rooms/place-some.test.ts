import { describe, expect, it } from 'vitest';
import { placeSome } from './place-some.ts';
import { partyOf as guests, room } from './rooms.fixtures.ts';

describe('a party in rooms that may be too small for it', () => {
  it('is placed whole where they are not', () => {
    const placed = placeSome(guests(3, [9], 1), [room(2), room(2)]);
    expect(placed).toEqual({ placed: [guests(2, [], 1), guests(1, [9])], left: guests(0) });
  });

  it('leaves as few as it must', () => {
    expect(placeSome(guests(4), [room(3)])).toEqual({ placed: [guests(3)], left: guests(1) });
    expect(placeSome(guests(9), [room(2), room(2)])).toEqual({ placed: [guests(2), guests(2)], left: guests(5) });
    expect(placeSome(guests(2), [room(1)])).toEqual({ placed: [guests(1)], left: guests(1) });
  });

  it('leaves about as many adults as come, and the youngest children', () => {
    const family = placeSome(guests(2, [4, 13, null, 9]), [room(3)]);
    expect(family).toEqual({ placed: [guests(1, [13, 9])], left: guests(1, [4, null]) });
    expect(placeSome(guests(1, [null, 0]), [room(2)])).toEqual({ placed: [guests(1, [0])], left: guests(0, [null]) });
    expect(placeSome(guests(1, [0, null]), [room(2)])).toEqual({ placed: [guests(1, [0])], left: guests(0, [null]) });
    expect(placeSome(guests(1, [0, null]), [room(3)])?.placed).toEqual([guests(1, [0, null])]);
    const grown = placeSome(guests(6, [4, 13]), [room(4)]);
    expect(grown).toEqual({ placed: [guests(3, [13])], left: guests(3, [4]) });
  });

  it('keeps an adult for each room', () => {
    const many = placeSome(guests(2, [10, 9, 8, 7, 6]), [room(2), room(2)]);
    expect(many).toEqual({ placed: [guests(1, [10]), guests(1, [9])], left: guests(0, [8, 7, 6]) });
    expect(placeSome(guests(1), [room(2), room(2)])).toBeNull();
  });

  it('leaves more adults where a room has too few beds for them', () => {
    const bunk = placeSome(guests(3, [5]), [room(3, { maxBeds: 2 })]);
    expect(bunk).toEqual({ placed: [guests(2, [5])], left: guests(1) });
  });

  it('leaves its infants where only dorm beds are', () => {
    const dorm = room(1, { dormBed: true });
    expect(placeSome(guests(2, [], 1), [dorm])).toEqual({ placed: [guests(1)], left: guests(1, [], 1) });
    expect(placeSome(guests(2, [], 1), [dorm, room(1)])).toEqual({
      placed: [guests(1), guests(1, [], 1)],
      left: guests(0),
    });
  });

  it('has no place where a room asks for more guests than come', () => {
    expect(placeSome(guests(2), [room(4, { minPax: 3 })])).toBeNull();
    expect(placeSome(guests(1, [5, 6, 7]), [room(8, { minPax: 5 })])).toBeNull();
    expect(placeSome(guests(4, [5]), [room(8, { minPax: 6 })])).toBeNull();
    expect(placeSome(guests(2), [room(4, { minPax: 2 })])).toEqual({ placed: [guests(2)], left: guests(0) });
  });

  it('is of whole numbers', () =>
    expect(() => placeSome(guests(1.5), [room(2)])).toThrow(
      expect.objectContaining({ code: 'not_an_integer', argument: 'party.adults' }),
    ));
});
