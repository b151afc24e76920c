import { locales } from '@latchkey/booking-core/language';
import type { PricePart, RoomBasis } from '@latchkey/booking-core/pricing';
import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';
import { roomBasisSaid } from './room-basis.ts';

const say = (amount: number): string => `€${amount}`;
const family: readonly PricePart[] = [
  { kind: 'room', guests: 2, amount: 400 },
  { kind: 'child-band', guests: 2, under: 12, percent: 50, amount: 100 },
  { kind: 'child-band', guests: 1, under: 6, amount: 0 },
];

it.each([
  ['en', 'Room for up to 2 guests: €400; 2 × child under 12, 50% of an extra guest’s price: €100; child under 6: free'],
  [
    'de',
    'Zimmer für bis zu 2 Gäste: €400; 2 × Kind unter 12 Jahren, 50\u00a0% des Preises für einen weiteren Gast: €100; Kind unter 6 Jahren: kostenlos',
  ],
  [
    'ar',
    `الغرفة لما يصل إلى 2 من الضيوف: ${isolate('€400')}؛ 2 × طفل دون 12 سنة، ${isolate('50%')} من سعر الضيف الإضافي: ${isolate('€100')}؛ طفل دون 6 سنة: مجانًا`,
  ],
  [
    'hi',
    'ज़्यादा से ज़्यादा 2 मेहमानों के लिए कमरा: €400; 2 × 12 साल से छोटा बच्चा, अतिरिक्त मेहमान की कीमत का 50%: €100; 6 साल से छोटा बच्चा: मुफ़्त',
  ],
] as const)('a room with children in bands, in %s', (locale, said) => {
  expect(roomBasisSaid({ parts: family }, locale, say)).toBe(said);
});

it.each<[PricePart, string]>([
  [{ kind: 'room', guests: 1, amount: 90 }, 'Room for one guest: €90'],
  [{ kind: 'further-adult', guests: 2, amount: 60 }, '2 × extra guest: €60'],
  [{ kind: 'further-child', guests: 1, amount: 10 }, 'extra child under 12: €10'],
  [{ kind: 'child-band', guests: 1, under: 6, percent: 0, amount: 0 }, 'child under 6: free'],
  [
    { kind: 'child-band', guests: 1, under: 12, percent: 50, percentOf: 'full-payer', amount: 20 },
    'child under 12, 50% of a full payer’s price: €20',
  ],
  [{ kind: 'earlier', guests: 0, amount: -20 }, 'difference to the price agreed before: €-20'],
])('a part of a price: %j', (part, said) => {
  expect(roomBasisSaid({ parts: [part] }, 'en', say)).toBe(said);
});

it.each<[RoomBasis['follows'], string]>([
  [{ ratePlanId: 'flexible', name: 'Flexible', percent: -10 }, '; 10% less than “Flexible”'],
  [{ ratePlanId: 'flexible', name: 'Flexible', percent: 5 }, '; 5% more than “Flexible”'],
  [{ ratePlanId: 'flexible', name: 'Flexible', amount: -12 }, '; €12 a night less than “Flexible”'],
  [{ ratePlanId: 'flexible', name: 'Flexible', amount: 12 }, '; €12 a night more than “Flexible”'],
  [{ ratePlanId: 'flexible', name: 'Flexible', percent: 0 }, ''],
  [{ ratePlanId: 'flexible', percent: -10 }, ''],
])('a plan that follows another: %j', (follows, said) => {
  const parts: readonly PricePart[] = [{ kind: 'room', guests: 2, amount: 400 }];
  expect(roomBasisSaid({ parts, follows }, 'en', say)).toBe(`Room for up to 2 guests: €400${said}`);
});

it('every kind of part has its words in every language', () => {
  const kinds = ['room', 'further-adult', 'further-child', 'child-band', 'earlier'] as const;
  const parts = kinds.map((kind): PricePart => ({ kind, guests: 3, under: 7, percent: 50, amount: 5 }));
  for (const locale of locales)
    expect(roomBasisSaid({ parts, follows: { ratePlanId: 'a', name: 'A', amount: -5 } }, locale, say)).not.toMatch(
      /[{}]|undefined/,
    );
});
