import { expect, it, test } from 'vitest';
import { bookingSourceOf, isDirect } from './booking-source.ts';
import { commissionSaved } from './commission-saved.ts';

// Shows docs/rules.md: Reports (Sources).

test.each([
  [{ by: 'guest', isGoogle: false, hasCampaign: false }, 'website', true],
  [{ by: 'guest', isGoogle: true, hasCampaign: true }, 'google', true],
  [{ by: 'guest', isGoogle: false, hasCampaign: true }, 'campaign', true],
  [{ by: 'desk', isGoogle: true, hasCampaign: true }, 'desk', true],
  [{ by: 'program', isGoogle: false, hasCampaign: true }, 'program', false],
] as const)('%j is %s', (through, source, direct) => {
  expect(bookingSourceOf(through)).toBe(source);
  expect(isDirect(source)).toBe(direct);
});

it('a direct booking saves a fifth, rounded half up', () => {
  expect([commissionSaved(151_123_000), commissionSaved(0), commissionSaved(3)]).toEqual([30_224_600, 0, 1]);
});
