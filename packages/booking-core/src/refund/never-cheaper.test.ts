import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundByWay } from './by-way.ts';
import { refundFor, type Refund } from './refund.ts';
import { refundOfChange } from './refund-of-change.ts';

// Shows docs/rules.md: What was agreed (Cancelling after a change).

const share = fc.integer({ min: 0, max: 100 });
const partOf = (sum: number, percent: number): number => Math.floor((sum * percent) / 100);

/** A stay by its price and the taxes on it that come back where it does not take place. */
const stay = fc
  .record({ price: fc.integer({ min: 0, max: 100_000 }), taxes: fc.oneof(fc.constant(0), fc.nat(20_000)) })
  .map(({ price, taxes }) => ({ total: price + taxes, returnedTaxes: taxes }));
/** A change at a fee of so many percent, and what of the rest is paid then: online, and at the property. */
const move = fc.record({ to: stay, feePercent: fc.integer({ min: 0, max: 99 }), online: share, cash: share });
const walk = fc.record({
  first: stay,
  online: share,
  cash: share,
  moves: fc.array(move, { maxLength: 5 }),
  last: share,
});

interface Purse {
  readonly online: number;
  readonly cash: number;
}

/** A booking whose changes and whose end are made by the rules, with the money of each way. */
class Walk {
  total: number;
  returnedTaxes: number;
  paid = 0;
  leastFee = 0;
  came: Purse = { online: 0, cash: 0 };
  back: Purse = { online: 0, cash: 0 };
  gone: Pick<Refund, 'penalty' | 'processingCharge' | 'refund'>[] = [];

  constructor({ total, returnedTaxes }: { readonly total: number; readonly returnedTaxes: number }) {
    this.total = total;
    this.returnedTaxes = returnedTaxes;
  }

  get left(): Purse {
    return { online: this.came.online - this.back.online, cash: this.came.cash - this.back.cash };
  }

  pay(online: number, cash: number): void {
    const byCard = partOf(this.total - this.paid, online);
    const inCash = partOf(this.total - this.paid - byCard, cash);
    this.came = { online: this.came.online + byCard, cash: this.came.cash + inCash };
    this.paid += byCard + inCash;
  }

  cancelled(feePercent: number): Refund {
    const { total, paid, leastFee, returnedTaxes, left } = this;
    return refundFor({ total, paid, feePercent, leastFee, returnedTaxes, mostOnline: left.online });
  }

  send(refund: Pick<Refund, 'penalty' | 'processingCharge' | 'refund' | 'atProperty'>): void {
    const { online, atProperty } = refundByWay(refund, [{ left: this.left.online, isOfShare: false }], this.left.cash);
    if (atProperty !== refund.atProperty) throw new Error(`${atProperty} in cash, and not ${refund.atProperty}`);
    this.back = { online: this.back.online + (online[0] ?? 0), cash: this.back.cash + atProperty };
    this.gone.push(refund);
  }

  change(to: { readonly total: number; readonly returnedTaxes: number }, feePercent: number): void {
    const change = refundOfChange({
      oldTotal: this.total,
      newTotal: to.total,
      paid: this.paid,
      feePercent,
      leastFee: this.leastFee,
      oldReturnedTaxes: this.returnedTaxes,
      newReturnedTaxes: to.returnedTaxes,
      mostOnline: this.left.online,
    });
    const excess = Math.max(0, this.paid - to.total);
    if (change.penalty + change.processingCharge + change.refund !== excess)
      throw new Error(`of ${excess} not all is told`);
    this.send(change);
    this.paid -= excess;
    this.leastFee = change.leastFee;
    this.total = to.total;
    this.returnedTaxes = to.returnedTaxes;
  }
}

const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);

describe('cancelling after changes', () => {
  it('costs no less than it would have at any of them, whatever taxes come back and however it was paid', () => {
    fc.assert(
      fc.property(walk, ({ first, online, cash, moves, last }) => {
        const booking = new Walk(first);
        booking.pay(online, cash);
        const atOnce: { kept: number; fee: number; back: number; before: number; paid: number }[] = [];
        const note = (feePercent: number): void => {
          const { penalty, fee, refund } = booking.cancelled(feePercent);
          const paid = booking.came.online + booking.came.cash;
          atOnce.push({ kept: penalty, fee, back: refund, before: booking.gone.length, paid });
        };
        for (const { to, feePercent, ...paying } of moves) {
          note(feePercent);
          booking.change(to, feePercent);
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
        for (const { to, feePercent, ...paying } of moves) {
          booking.change(to, feePercent);
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
    expect(booking.cancelled(50)).toMatchObject({ fee: 20_000, penalty: 12_600, refund: 0 });
    booking.change({ total: 10_500, returnedTaxes: 500 }, 50);
    expect(booking.leastFee).toBe(17_900);
    expect(booking.cancelled(50)).toMatchObject({ fee: 17_900, penalty: 10_500, refund: 0 });
  });
});
