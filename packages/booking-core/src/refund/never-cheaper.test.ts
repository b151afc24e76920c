import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fee, StayPrice } from '../cancellation/cancellation.types.ts';
import { refundByWay } from './by-way.ts';
import { refundFor, type Refund } from './refund.ts';
import { refundOfChange } from './refund-of-change.ts';

// Shows docs/rules.md: What was agreed (Cancelling after a change).

const share = fc.integer({ min: 0, max: 100 });
const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
const partOf = (sum: number, percent: number): number => Math.floor((sum * percent) / 100);

/** A stay by its price and the taxes on it that come back where it does not take place. */
const stay = fc
  .record({
    nights: fc.array(fc.nat(30_000), { minLength: 1, maxLength: 4 }),
    taxes: fc.oneof(fc.constant(0), fc.nat(20_000)),
    roomCount: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ nights, taxes, roomCount }) => {
    const firstNights = nights.map((_, at) => sum(nights.slice(0, at + 1)));
    return { total: sum(nights) + taxes, returnedTaxes: taxes, firstNights, roomCount };
  });
/** A share, the first nights or a sum. */
const anyFee: fc.Arbitrary<Fee> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 99 }) }),
  fc.record({ nights: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ amount: fc.nat(50_000) }),
  fc.record({ amount: fc.nat(50_000), per: fc.constant('room' as const) }),
);
/** A change at a fee, and what of the rest is paid then: online, and at the property. */
const move = fc.record({ to: stay, fee: anyFee, online: share, cash: share });
const walk = fc.record({
  first: stay,
  online: share,
  cash: share,
  moves: fc.array(move, { maxLength: 5 }),
  last: anyFee,
});

interface Purse {
  readonly online: number;
  readonly cash: number;
}

/** A booking whose changes and whose end are made by the rules, with the money of each way. */
class Walk {
  price: StayPrice;
  paid = 0;
  leastFee = 0;
  came: Purse = { online: 0, cash: 0 };
  back: Purse = { online: 0, cash: 0 };
  gone: Pick<Refund, 'penalty' | 'processingCharge' | 'refund'>[] = [];

  constructor(price: StayPrice) {
    this.price = price;
  }

  get left(): Purse {
    return { online: this.came.online - this.back.online, cash: this.came.cash - this.back.cash };
  }

  pay(online: number, cash: number): void {
    const byCard = partOf(this.price.total - this.paid, online);
    const inCash = partOf(this.price.total - this.paid - byCard, cash);
    this.came = { online: this.came.online + byCard, cash: this.came.cash + inCash };
    this.paid += byCard + inCash;
  }

  cancelled(fee: Fee): Refund {
    const { price, paid, leastFee, left } = this;
    return refundFor({ ...price, paid, fee, leastFee, mostOnline: left.online });
  }

  send(refund: Pick<Refund, 'penalty' | 'processingCharge' | 'refund' | 'atProperty'>): void {
    const { online, atProperty } = refundByWay(refund, [{ left: this.left.online, isOfShare: false }], this.left.cash);
    if (atProperty !== refund.atProperty) throw new Error(`${atProperty} in cash, and not ${refund.atProperty}`);
    this.back = { online: this.back.online + (online[0] ?? 0), cash: this.back.cash + atProperty };
    this.gone.push(refund);
  }

  change(to: StayPrice, fee: Fee): void {
    const change = refundOfChange({
      before: this.price,
      after: to,
      paid: this.paid,
      fee,
      leastFee: this.leastFee,
      mostOnline: this.left.online,
    });
    const excess = Math.max(0, this.paid - to.total);
    if (change.penalty + change.processingCharge + change.refund !== excess)
      throw new Error(`of ${excess} not all is told`);
    this.send(change);
    this.paid -= excess;
    this.leastFee = change.leastFee;
    this.price = to;
  }
}

describe('cancelling after changes', () => {
  it('costs no less than it would have at any of them, whatever taxes come back and however it was paid', () => {
    fc.assert(
      fc.property(walk, ({ first, online, cash, moves, last }) => {
        const booking = new Walk(first);
        booking.pay(online, cash);
        const atOnce: { kept: number; fee: number; back: number; before: number; paid: number }[] = [];
        const note = (terms: Fee): void => {
          const { penalty, fee, refund } = booking.cancelled(terms);
          const paid = booking.came.online + booking.came.cash;
          atOnce.push({ kept: penalty, fee, back: refund, before: booking.gone.length, paid });
        };
        for (const { to, fee, ...paying } of moves) {
          note(fee);
          booking.change(to, fee);
          booking.pay(paying.online, paying.cash);
        }
        const end = booking.cancelled(last);
        booking.send(end);

        const taken = booking.came.online + booking.came.cash;
        for (const { kept, fee, back, before, paid } of atOnce) {
          const since = booking.gone.slice(before);
          const keptSince = sum(since.map(({ penalty }) => penalty));
          expect(keptSince).toBeGreaterThanOrEqual(kept);
          // What a card that is kept would be charged: never less either.
          const owed = keptSince - end.penalty + Math.max(end.fee, end.penalty);
          expect(owed).toBeGreaterThanOrEqual(fee);
          // The charge is rounded with each refund, and takes nothing of taxes.
          const taxes = sum(moves.map(({ to }) => to.returnedTaxes)) + first.returnedTaxes;
          const rounding = since.length + Math.ceil(taxes * 0.025);
          expect(sum(since.map(({ refund }) => refund))).toBeLessThanOrEqual(back + (taken - paid) + rounding);
        }
        expect(sum(booking.gone.map(({ refund }) => refund))).toBeLessThanOrEqual(taken);
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);

  it('gives back no more by a way than came by it, and costs a charge of what goes back through gateways alone', () => {
    fc.assert(
      fc.property(walk, ({ first, online, cash, moves, last }) => {
        const booking = new Walk(first);
        booking.pay(online, cash);
        for (const { to, fee, ...paying } of moves) {
          booking.change(to, fee);
          booking.pay(paying.online, paying.cash);
        }
        booking.send(booking.cancelled(last));
        expect(booking.left.online).toBeGreaterThanOrEqual(0);
        expect(booking.left.cash).toBeGreaterThanOrEqual(0);
        const charges = sum(booking.gone.map(({ processingCharge }) => processingCharge));
        const rounding = booking.gone.length / 2;
        expect(charges).toBeLessThanOrEqual((booking.back.online + charges) * 0.025 + rounding);
        expect(Math.min(charges, booking.came.online)).toBe(charges);
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);

  it('of four nights with a city tax, of which three are taken away first, keeps what it would have kept at once', () => {
    // Four nights at 100.00 and 5.00 of city tax, 126.00 paid ahead, half of the price to cancel.
    const booking = new Walk({ total: 42_000, returnedTaxes: 2000 });
    booking.pay(30, 0);
    expect(booking.cancelled({ percent: 50 })).toMatchObject({ fee: 20_000, penalty: 12_600, refund: 0 });
    booking.change({ total: 10_500, returnedTaxes: 500 }, { percent: 50 });
    expect(booking.leastFee).toBe(17_900);
    expect(booking.cancelled({ percent: 50 })).toMatchObject({ fee: 17_900, penalty: 10_500, refund: 0 });
  });
});
