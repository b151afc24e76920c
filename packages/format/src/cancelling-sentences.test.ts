import { locales } from '@latchkey/booking-core/language';
import { moneyBackOf, refundFor } from '@latchkey/booking-core/refund';
import { describe, expect, it, test } from 'vitest';
import {
  beforeSentence,
  cancellingSentence,
  chargeSentence,
  noShowSentence,
  nothingPaidSentence,
} from './cancelling-sentences.ts';
import { deadlineSentence } from './deadline-sentence.ts';

const say = (amount: number): string => `€${amount}`;
const total = 20_000;
const of = (request: Partial<Parameters<typeof refundFor>[0]>) => {
  const { paid = 20_000 } = request;
  return { ...refundFor({ total, fee: { percent: 0 }, mostOnline: 0, ...request, paid }), paid };
};

// Shows docs/rules.md: What guests are told (Words of money).
describe('what cancelling costs, in words', () => {
  test.each([
    ['nothing paid', of({ paid: 0 }), 'Free of charge', 'Free cancellation until then'],
    ['nothing paid, a fee', of({ paid: 0, fee: { percent: 50 } }), '€10000 by the hotel’s terms', null],
    ['cash', of({}), 'You get €20000 back', 'Full refund until then'],
    ['a card', of({ mostOnline: 20_000 }), 'You get €19500 back', 'Highest refund until then'],
    ['a card and cash', of({ mostOnline: 6000 }), 'You get €19850 back', 'Highest refund until then'],
    [
      'half kept',
      of({ fee: { percent: 50 } }),
      'The hotel keeps €10000, you get €10000 back',
      'Partial refund until then',
    ],
    [
      'a tax that comes back',
      of({ fee: { percent: 100 }, returnedTaxes: 500, mostOnline: 20_000 }),
      'The hotel keeps €19500, you get €500 back',
      'Partial refund until then',
    ],
    ['all kept', of({ fee: { percent: 100 } }), 'The full price, €20000', null],
    ['an advance kept', of({ paid: 5000, fee: { percent: 50 } }), 'The hotel keeps €5000', null],
  ] as const)('of %s', (_, sums, said, heading) => {
    expect([cancellingSentence(sums, total, 'en', say), deadlineSentence(moneyBackOf(sums), 'en')]).toEqual([
      said,
      heading,
    ]);
  });

  it('names the charge where one is kept alone', () => {
    expect(chargeSentence([of({}), of({ mostOnline: 1 })], 'en')).toBeNull();
    expect(chargeSentence([of({ fee: { percent: 100 } }), of({ mostOnline: 6000 })], 'en')).toBe(
      'A processing charge of 2.5% is kept from the refund of an online payment.',
    );
  });

  it('says of a stay that is not paid what is asked for, and nothing of keeping', () => {
    expect(noShowSentence(of({ paid: 0, fee: { percent: 80 } }), 'en', say)).toBe(
      'If you do not come, the hotel charges €16000.',
    );
    expect(noShowSentence(of({ fee: { percent: 80 } }), 'en', say)).toBe('If you do not come, the hotel keeps €16000.');
    expect(nothingPaidSentence(0, 'en', say)).toBe('Nothing had been paid, and nothing is charged.');
    expect(nothingPaidSentence(5, 'en', say)).toBe('Nothing had been paid. The fee by the hotel’s terms is €5.');
    expect(beforeSentence('noon', 'en')).toBe('Before noon');
  });

  it.each(locales)('has every sum in %s, and calls nothing full that is not', (locale) => {
    const kept = cancellingSentence(of({ fee: { percent: 50 }, mostOnline: 20_000 }), total, locale, say);
    expect([kept.includes('€10000'), kept.includes('€9750')]).toEqual([true, true]);
    const headings = [of({}), of({ mostOnline: 1000 }), of({ fee: { percent: 1 } }), of({ paid: 0 })].map((sums) =>
      deadlineSentence(moneyBackOf(sums), locale),
    );
    expect(new Set(headings).size).toBe(4);
  });
});
