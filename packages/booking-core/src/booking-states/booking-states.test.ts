import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingMoves,
  bookingStatuses,
  firstStateOf,
  holdsRooms,
  isFinal,
  mayMove,
  type BookingActor,
} from './moves.ts';
import { viewOf } from './view.ts';

type Rest = [payment: Parameters<typeof firstStateOf>[1], dueNow: number];

const actors: readonly BookingActor[] = ['guest', 'property', 'payment', 'clock'];

describe('booking moves', () => {
  it('are those of the table and no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingStatuses),
        fc.constantFrom(...bookingStatuses),
        fc.constantFrom(...actors),
        (from, to, by) => {
          const listed = bookingMoves.filter((move) => move.from === from && move.to === to && move.by.includes(by));
          expect(listed.length).toBeLessThanOrEqual(1);
          expect(mayMove(from, to, by)).toBe(listed.length === 1);
        },
      ),
    );
  });

  it('end in rejected, cancelled and no_show', () => {
    expect(bookingStatuses.filter(isFinal)).toEqual(['rejected', 'cancelled', 'no_show']);
  });

  it('revive an expired booking only by money, and only by taking its rooms again', () => {
    for (const to of ['confirmed', 'requested'] as const)
      expect(actors.filter((by) => mayMove('expired', to, by))).toEqual(['payment']);
    for (const move of bookingMoves)
      expect(move.takesRoomsAgain === true).toBe(!holdsRooms(move.from) && holdsRooms(move.to));
    const revived = bookingMoves.find(({ from, to }) => from === 'expired' && to === 'confirmed');
    expect([revived?.by, revived?.takesRoomsAgain]).toEqual([['payment'], true]);
  });

  it('start by how the property confirms and how the guest pays', () => {
    const [online, there] = [
      { mode: 'online', plan: 'full' },
      { mode: 'at-property', plan: 'full' },
    ] as const;
    const card = { mode: 'online', plan: 'guarantee' } as const;
    const state = (confirmation: 'instant' | 'manual', paysWithRequest: boolean, ...rest: Rest) =>
      Object.values(firstStateOf({ confirmation, paysWithRequest }, ...rest));
    for (const pays of [false, true]) {
      expect(state('manual', pays, there, 0)).toEqual(['requested', null]);
      expect(state('manual', pays, there, 1000)).toEqual(['requested', null]);
      expect(state('manual', pays, online, 0)).toEqual(['requested', null]);
      expect(state('manual', pays, card, 0)).toEqual(['requested', null]);
      expect(state('instant', pays, online, 1000)).toEqual(['payment_pending', 'confirmed']);
      expect(state('instant', pays, online, 0)).toEqual(['confirmed', 'confirmed']);
      expect(state('instant', pays, there, 0)).toEqual(['confirmed', 'confirmed']);
      expect(state('instant', pays, there, 1000)).toEqual(['confirmed', 'confirmed']);
      // Nothing is due, and a card is to be kept.
      expect(state('instant', pays, card, 0)).toEqual(['payment_pending', 'confirmed']);
    }
    expect(state('manual', false, online, 1000)).toEqual(['requested', null]);
    expect(state('manual', true, online, 1000)).toEqual(['payment_pending', 'requested']);
  });
});

describe('the view of a booking', () => {
  const hour = 3_600_000;
  const confirmed = {
    status: 'confirmed',
    checkIn: 100 * hour,
    nightOver: 115 * hour,
    checkOut: 150 * hour,
    expiresAt: null,
    hasArrived: false,
  } as const;

  it.each([
    [75, 'confirmed'],
    [76, 'waiting_to_host'],
    [100, 'waiting_to_host'],
    [114, 'waiting_to_host'],
    [115, 'enjoy_your_stay'],
    [149, 'enjoy_your_stay'],
    [150, 'stay_over'],
  ])('of a confirmed one at hour %i is %s', (now, view) => {
    expect(viewOf(confirmed, now * hour)).toBe(view);
  });

  it('is a stay to enjoy as soon as the property says that the guest has come', () => {
    expect(viewOf({ ...confirmed, hasArrived: true }, 90 * hour)).toBe('enjoy_your_stay');
    expect(viewOf({ ...confirmed, hasArrived: true }, 150 * hour)).toBe('stay_over');
  });

  it.each([
    ['requested', 'request_received'],
    ['payment_pending', 'complete_booking'],
    ['price_revised', 'revised_price'],
  ] as const)('of a held one in %s is %s until its time runs out', (status, view) => {
    const held = { ...confirmed, status, expiresAt: 10 };
    expect(viewOf(held, 9)).toBe(view);
    expect(viewOf(held, 10)).toBe('expired');
    expect(viewOf({ ...held, expiresAt: null }, 10)).toBe(view);
  });

  it.each(['rejected', 'cancelled', 'no_show', 'expired'] as const)('of an ended one is %s', (status) => {
    expect(viewOf({ ...confirmed, status }, 0)).toBe(status);
  });
});
