import { expect, test } from 'vitest';
import { agreedOf, sameAs, today } from '../../test/agreed.fixtures.ts';
import { agreedBillOf } from '../pricing/agreed-bill.ts';
import { changedStay } from '../pricing/changed-stay.ts';
import { priceStay } from '../pricing/price-stay.ts';
import type { Fee, StayToPrice } from '../pricing/pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import { addedByRoom } from './added-room.ts';
import { priceOneRoom } from './price-offer.ts';
import type { Offer } from './basket.types.ts';

const party = { adults: 2, childAges: [], infants: 0 };
const rates = nightlyRates(5105, 1);
const room = {
  id: 'twin',
  minPax: 1,
  maxPax: 2,
  maxBeds: 2,
  maxRooms: 4,
  dormBed: false,
  extraAdult: false,
  extraChild: false,
};
const offer = {
  room: { ...room, ratePlans: [{ id: 'plain' }] },
  plan: { id: 'plain' },
  freeRooms: 2,
  stay: { kind: 'nights', nights: rates },
} as unknown as Offer;
const fees: Fee[] = (['booking', 'night', 'room', 'guest-night'] as const).map((per, at) => ({
  feeId: per,
  name: per,
  per,
  amount: 100 * (at + 1),
}));

test.each<[string, Partial<StayToPrice>]>([
  ['two halves of 5 %', { taxes: indianTaxes }],
  [
    'service, and VAT on it',
    { taxes: [tax({ id: 'a', tax: 10, index: 1 }), tax({ id: 'b', tax: 9, index: 2, useIndex: 1 })] },
  ],
  ['fees of every kind', { taxes: [], fees }],
  ['a fee of the booking', { taxes: [], convenienceFee: { kind: 'fixed', amount: 700 } }],
  ['a tax of the booking', { taxes: [tax({ id: 'linen', level: 'booking', taxType: 'fixed', tax: 400 })] }],
  ['a city tax', { taxes: [tax({ id: 'city', taxType: 'fixed', tax: 300 })] }],
])('a room adds to a stay what the change of that stay says: %s', (_, more) => {
  const stay = stayOf({ rooms: [roomOf(nightlyRates(6113, 1))], ...more });
  const before = agreedOf(stay, 'then');
  const same = sameAs(before);
  const [first] = same.rooms;
  if (first === undefined) throw new Error('a room');
  const after = changedStay(
    before,
    { ...same, rooms: [first, { ...first, roomTypeId: 'twin', ratePlanId: 'plain' }] },
    today({ taxes: 'then', fees: stay.fees ?? [], rateOn: () => rates[0] ?? null }),
  );
  const bill = priceStay(stay);
  const changed = after && agreedBillOf(after, () => stay.taxes).total;
  const { rooms: _rooms, addons: _addons, coupon: _coupon, ...terms } = stay;
  expect(addedByRoom({ party, terms }, offer, bill)).toBe((changed ?? 0) - bill.total);
});

test('two halves of 2.5 % are one less than of the room alone', () => {
  const stay = stayOf({ rooms: [roomOf(nightlyRates(6113, 1))] });
  const { rooms: _rooms, addons: _addons, coupon: _coupon, ...terms } = stay;
  // 127.625 twice for the room alone; 280.45 for both, of which the stay had 152.825.
  expect(priceOneRoom({ party, terms }, offer)?.total).toBe(5105 + 2 * 128);
  expect(addedByRoom({ party, terms }, offer, priceStay(stay))).toBe(5105 + 2 * (280 - 153));
});
