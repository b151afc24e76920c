import { describe, expect, it } from 'vitest';
import { feeKeptSentence, feeSumSentence } from './fee-sentences.ts';
import { termsSentence, tiersSentence } from './terms-sentences.ts';

describe('a fee in words', () => {
  it.each([
    [{ percent: 50 }, '50% of the total'],
    [{ percent: 100 }, 'the whole price'],
    [{ nights: 1 }, 'the price of the first night'],
    [{ nights: 2 }, 'the price of the first 2 nights'],
    [{ amount: 5000 }, '€50.00'],
    [{ amount: 5000, per: 'room' }, '€50.00 for each room'],
    [{ amount: 5000, per: 'booking' }, '€50.00'],
  ] as const)('%j is kept as %s', (fee, said) => expect(feeKeptSentence(fee, 'EUR', 'en')).toBe(said));

  it.each([
    ['de', 'den Preis der ersten 3 Nächte'],
    ['ar', 'بسعر أول 3 ليالٍ'],
    ['hi', 'पहली 3 रातों की कीमत'],
  ] as const)('in %s counts nights as the language does', (locale, said) =>
    expect(feeKeptSentence({ nights: 3 }, 'EUR', locale)).toBe(said),
  );

  it('of a stay is its sum, with the nights that it is of', () => {
    expect(feeSumSentence({ nights: 1 }, '€100.00', 'en')).toBe('€100.00 (the first night)');
    expect(feeSumSentence({ amount: 5000 }, '€50.00', 'en')).toBe('€50.00');
    expect(feeSumSentence({ nights: 2 }, '100', 'ar')).toBe('100 (أول ليلتين)');
  });

  it('that is a sum needs a currency', () => {
    expect(() => tiersSentence([{ hoursBeforeCheckIn: 0, amount: 5000 }], null, 'en')).toThrow(
      expect.objectContaining({ code: 'unknown_currency' }),
    );
  });
});

describe('terms of several kinds', () => {
  const tiers = [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 0, nights: 1 },
  ];

  it('say each step by its kind, and all of it on the check-in day unless the house keeps less', () => {
    expect(termsSentence(tiers, undefined, 'EUR', 'en')).toBe(
      'Free to cancel until 48 hours before check-in. If you cancel later than 48 hours before check-in, the hotel keeps the price of the first night. On the check-in day it keeps the whole price. If you do not come, it keeps the whole price.',
    );
  });

  it('say the higher of one kind, and of two that depend on the stay the least', () => {
    const nights = { checkInDay: { nights: 1 }, noShow: { nights: 2 } };
    expect(termsSentence(tiers, nights, 'EUR', 'en')).toMatch(
      /first night\. If you do not come, it keeps the price of the first 2 nights\.$/,
    );
    expect(termsSentence(tiers, { checkInDayPercent: 50, noShow: { amount: 9000 } }, 'EUR', 'en')).toMatch(
      /On the check-in day it keeps at least 50% of the total\. If you do not come, it keeps at least €90\.00\.$/,
    );
  });
});
