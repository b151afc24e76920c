import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { answer } from './guest-calls.ts';
import { book, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Overtaken changes, Cancelling after a change).

const days = { checkIn: '2027-02-20', checkOut: '2027-02-22' };
/** Five minutes before the last free moment, 48 hours before 15:00 in Berlin, and five minutes after it. */
const [before, after] = ['2027-02-18T13:55:00Z', '2027-02-18T14:05:00Z'];

// Two nights at 100.00, free until 48 hours before arrival and half until 24.
describe('a change that is priced before a deadline and sent after it', () => {
  const engine = openEngine();
  const { changeQuote, paid, post, until, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(() =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const plan of facts.ratePlans) plan.payment = ['full', 'at-property'];
    }),
  );
  const quoted = async (booked: Booked, from: string, to: string): Promise<Record<string, unknown>> =>
    (await changeQuote(booked, { stay: nights(from, to) }))[1];
  const send = async (booked: Booked, quote: Record<string, unknown>) => {
    const { quoteToken, due, refund, leastFeeAfter } = quote;
    const body = { quoteToken, due, refund, leastFeeAfter };
    return answer(await post(`bookings/${booked.bookingId}/modification`, body, booked.cookie));
  };

  it.each([
    ['to other dates', '2027-03-20', '2027-03-22'],
    ['to a night less', '2027-02-20', '2027-02-21'],
    ['to a night more', '2027-02-20', '2027-02-23'],
  ])('%s, with nothing paid, is not made at a fee that was not shown', async (_, from, to) => {
    const booked = await book(engine, { ...days, mode: 'at-property' });
    until(before);
    const quote = await quoted(booked, from, to);
    expect(quote).toMatchObject({ due: 0, refund: 0, leastFeeAfter: 0 });
    until(after);
    expect(await send(booked, quote)).toMatchObject([
      409,
      { code: 'difference_changed', quote: { due: 0, refund: 0, leastFeeAfter: 10_000 } },
    ]);
    expect(await view(booked)).toMatchObject({ stay: days, total: 20_000, leastFee: 0 });
    // Once the fee has been shown the change is made with it.
    const shown = await quoted(booked, from, to);
    expect(shown).toMatchObject({ leastFeeAfter: 10_000 });
    expect((await send(booked, shown))[0]).toBe(200);
    expect(await view(booked)).toMatchObject({ leastFee: 10_000 });
  });

  it('of a paid stay is not made at a refund that was not shown', async () => {
    const booked = await paid(days);
    until(before);
    const quote = await quoted(booked, days.checkIn, '2027-02-21');
    expect(quote).toMatchObject({ refund: 9750, leastFeeAfter: 0 });
    until(after);
    // Half of the night that goes is kept, and half of the other one when that goes.
    const shown = { penalty: 5000, refund: 4875, leastFeeAfter: 5000 };
    expect(await send(booked, quote)).toMatchObject([409, { code: 'difference_changed', quote: shown }]);
    expect(await view(booked)).toMatchObject({ total: 20_000, leastFee: 0 });
  });

  it('is made where no deadline has passed', async () => {
    const booked = await book(engine, { ...days, mode: 'at-property' });
    until('2027-02-18T13:45:00Z');
    const quote = await quoted(booked, '2027-03-20', '2027-03-22');
    until(before);
    expect((await send(booked, quote))[0]).toBe(200);
    expect(await view(booked)).toMatchObject({ leastFee: 0 });
  });
});
