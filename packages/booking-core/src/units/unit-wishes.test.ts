import { describe, expect, it } from 'vitest';
import type { AssignableUnit, UnitStay } from './unit-stay.types.ts';
import { byWishes } from './unit-wishes.ts';
import { nights, stay, unit } from './units.fixtures.ts';

/** Two units a floor. */
const house = (count: number): AssignableUnit[] => Array.from({ length: count }, (_, at) => unit(at));
const order = (units: readonly AssignableUnit[], stays: readonly UnitStay[], one: UnitStay): string =>
  byWishes(units, stays, one)
    .map(({ unitId }) => unitId)
    .join(' ');

const asked = stay('new', nights(10, 2), { bookingId: 'party' });
const friend = (id: string, unitId: string | null, time = nights(10, 2)) =>
  stay(id, time, { bookingId: 'party', unitId });

describe('units suit a stay', () => {
  it('in their own order where nothing speaks for one of them', () => {
    expect(order([unit(2), unit(0), unit(3), unit(1)], [], asked)).toBe('u0 u1 u2 u3');
    expect(order([unit(1), unit(3), unit(0), unit(2)], [], asked)).toBe('u0 u1 u2 u3');
  });

  it('best where the guest was before, whoever else is where', () => {
    expect(order(house(5), [friend('a', 'u0')], { ...asked, wants: 'u4' })).toBe('u4 u0 u1 u2 u3');
  });

  it('on the floor of the others of the booking first, then the nearer the better', () => {
    expect(order(house(5), [friend('a', 'u2')], asked)).toBe('u2 u3 u1 u0 u4');
  });

  it('near any of the others of the booking, where they are on several floors', () => {
    expect(order(house(6), [friend('a', 'u2'), friend('b', 'u4')], asked)).toBe('u2 u4 u3 u5 u1 u0');
  });

  it('by how near they are alone, where no floor is known', () => {
    const units = [unit(0, { floor: null }), unit(5, { floor: null }), unit(1, { floor: '1' })];
    expect(order(units, [friend('a', 'u0')], asked)).toBe('u0 u1 u5');
  });

  it.each([
    ['of another booking', stay('a', nights(10, 2), { unitId: 'u3' })],
    ['without a unit', friend('a', null)],
    ['of the same booking that is the stay itself', friend('new', 'u3')],
  ])('no better for a stay %s', (_, other) => expect(order(house(5), [other], asked)).toBe('u0 u1 u2 u3 u4'));

  it('no better near a stay of the same booking at another time, but for the time that is lost', () => {
    expect(order(house(5), [friend('a', 'u2', nights(15, 1))], asked)).toBe('u2 u0 u1 u3 u4');
  });

  it('the better the less time is lost before', () => {
    const stays = [stay('a', nights(7, 2), { unitId: 'u1' }), stay('b', nights(7, 3), { unitId: 'u2' })];
    expect(order(house(3), stays, asked)).toBe('u2 u1 u0');
  });

  it('the better the less time is lost after', () => {
    const stays = [stay('a', nights(13, 1), { unitId: 'u1' }), stay('b', nights(12, 1), { unitId: 'u2' })];
    expect(order(house(3), stays, asked)).toBe('u2 u1 u0');
  });

  it('by the stays before and after, each for its own side', () => {
    const held = [stay('b', nights(9, 1), { unitId: 'u2' }), stay('c', nights(13, 1), { unitId: 'u2' })];
    for (const time of [nights(12, 1), nights(7, 3)])
      expect(order(house(3), [...held, stay('a', time, { unitId: 'u1' })], asked)).toBe('u2 u1 u0');
  });

  it('no better for other nights of the stay itself', () => {
    const before = friend('new', 'u1', nights(8, 2));
    expect(order(house(3), [before], asked)).toBe('u0 u1 u2');
  });
});
