import { describe, expect, it } from 'vitest';
import { affinityOf } from './affinity.ts';
import { bestOf } from './best.ts';
import type { Gap } from './fit.ts';
import { at, hotel, north } from './itinerary.fixtures.ts';
import type { ItineraryPlace } from './itinerary.types.ts';
import { stopTimesIn } from './slots.ts';

describe('a purpose', () => {
  it.each([
    ['leisure', ['park', 'beach', 'sight'], 'temple'],
    ['family', ['park', 'beach'], 'museum'],
    ['business', ['cafe', 'restaurant'], 'sight'],
    ['romance', ['restaurant', 'beach'], 'park'],
    ['culture', ['museum', 'temple', 'sight'], 'market'],
    ['food', ['restaurant', 'market', 'cafe'], 'nightlife'],
  ] as const)('of %s is met by %j before a %s', (purpose, first, then) => {
    for (const kind of first) expect(affinityOf(kind, purpose)).toBeGreaterThan(affinityOf(then, purpose));
    expect(affinityOf(then, purpose)).toBeGreaterThan(affinityOf('transport', purpose));
  });

  it('of a family is met by everything before a bar', () => {
    expect(affinityOf('nightlife', 'family')).toBe(0);
    expect(affinityOf('shopping', 'family')).toBe(1);
  });
});

describe('the best of several places', () => {
  // Late enough that one is everywhere before it begins.
  const gap: Gap = { after: { point: hotel, at: 540 }, before: null, date: null };
  const atNoon = (place: ItineraryPlace) => ({ ...stopTimesIn(place, null), from: 720 });
  const best = (places: readonly ItineraryPlace[], wishes: Parameters<typeof bestOf>[4] = {}) =>
    bestOf(places, atNoon, gap, 'leisure', wishes)?.place.id ?? null;
  const museum = at('museum', 'museum', north(1));
  const park = (km: number, more: Partial<ItineraryPlace> = {}) => at('park', 'park', { ...north(km), ...more });

  it('is the nearest of a kind, and the first of those that are as near', () => {
    expect(best([park(2), at('lawn', 'park', north(1))])).toBe('lawn');
    expect(best([park(1), at('lawn', 'park', north(1))])).toBe('park');
    expect(best([at('lawn', 'park', north(1)), park(1)])).toBe('lawn');
  });

  it('may be five kilometres farther away for suiting one step better', () => {
    expect(best([museum, park(5.9)])).toBe('park');
    expect(best([museum, park(6.1)])).toBe('museum');
  });

  it('may open a hundred minutes later for it', () => {
    expect(best([museum, park(1, { opens: '13:30' })])).toBe('park');
    expect(best([museum, park(1, { opens: '13:45' })])).toBe('museum');
  });

  it('is not waited for where it is reached no sooner', () => {
    // One is there after more than two hours, and waits for nothing.
    const far = at('far', 'park', north(36));
    const stay = (place: ItineraryPlace) => ({ ...stopTimesIn(place, null), from: 0 });
    const near = at('near', 'park', { ...north(29), opens: '14:00' });
    expect(bestOf([far, near], stay, gap, 'leisure')?.place.id).toBe('far');
  });

  it('is rather one that is closed on all later days, up to four kilometres farther away', () => {
    const isLastChance = ({ id }: ItineraryPlace): boolean => id === 'park';
    const lawn = at('lawn', 'park', north(1));
    expect(best([lawn, park(4.9)], { isLastChance })).toBe('park');
    expect(best([lawn, park(5.1)], { isLastChance })).toBe('lawn');
    expect(best([lawn, park(4.9)])).toBe('lawn');
  });

  it('is one that is welcome, and none where none is', () => {
    expect(best([museum, park(1)], { isWelcome: ({ place }) => place.id === 'museum' })).toBe('museum');
    expect(best([museum], { isWelcome: () => false })).toBeNull();
    expect(best([at('closed', 'park', { closes: '12:30' })])).toBeNull();
    expect(best([])).toBeNull();
  });
});
