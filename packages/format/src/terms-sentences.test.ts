import { usualPolicies } from '@latchkey/booking-core/cancellation';
import { expect, test } from 'vitest';
import { taxesSentence, termsSentence, tiersSentence } from './terms-sentences.ts';

// Shows docs/rules.md: What guests are told (Words of money).
test.each([
  ['flexible', 'Free to cancel until 24 hours before check-in. After that it keeps the whole price.'],
  [
    'moderate',
    'Free to cancel until 5 days before check-in. Between 5 days and 24 hours before check-in the hotel keeps 50% of the total. After that it keeps the whole price.',
  ],
  [
    'strict',
    'Free to cancel until 14 days before check-in. Between 14 days and 7 days before check-in the hotel keeps 50% of the total. After that it keeps the whole price.',
  ],
] as const)('%s, as guests and the hotel read it', (policy, said) =>
  expect(tiersSentence(usualPolicies[policy], 'EUR', 'en').join(' ')).toBe(said),
);

test('the last tier up to check-in, the check-in day and who does not come have their own sentences', () => {
  const tiers = [
    { hoursBeforeCheckIn: 24, percent: 10 },
    { hoursBeforeCheckIn: 0, percent: 50 },
  ];
  expect(termsSentence(tiers, { checkInDayPercent: 60, noShowPercent: 70 }, 'EUR', 'en')).toBe(
    'Until 24 hours before check-in the hotel keeps 10% of the total. If you cancel later than 24 hours before check-in, the hotel keeps 50% of the total. On the check-in day it keeps 60% of the total. If you do not come, it keeps 70% of the total.',
  );
});

test.each([
  ['en', /only if you actually stay/],
  ['de', /wenn Sie tatsächlich übernachten/],
  ['ar', /لا تُستحق إلا على من يقيم فعلًا/],
  ['hi', /केवल ठहरने पर लगते हैं/],
] as const)('a tax that comes back is one of who stays, in %s', (locale, said) => {
  expect(termsSentence(usualPolicies.firm, undefined, 'EUR', locale)).toMatch(said);
  expect(taxesSentence(locale)).toMatch(said);
});
