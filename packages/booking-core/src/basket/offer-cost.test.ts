import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { basketOf } from './basket-of.ts';
import { nightsFor, partyOf } from './basket.fixtures.ts';
import type { Offer, Sale } from './basket.types.ts';
import { withGuestsPlaced, withOffer } from './choose-offer.ts';
import { nightlySale } from './nightly-sale.ts';
import { offerCost, type OfferCost } from './offer-cost.ts';
import { withRoomCount } from './room-count.ts';

const saleFor = (adults: number, childAges: (number | null)[] = []): Sale =>
  nightlySale(nightsFor(partyOf(adults, childAges)));
const offerOf = ({ offers }: Sale, roomTypeId: string, ratePlanId = 'flexible'): Offer => {
  const found = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (found === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return found;
};
const costOf = (sale: Sale, selection: StaySelection, offer: Offer): OfferCost | null =>
  offerCost(sale, selection, basketOf(sale, selection), offer);
const totalOf = (sale: Sale, selection: StaySelection): number => {
  const basket = basketOf(sale, selection);
  return basket.kind === 'empty' ? 0 : (basket.bill?.total ?? 0);
};
const beside = (sale: Sale, selection: StaySelection, offer: Offer): StaySelection => {
  const next = withOffer(sale, selection, offer);
  return next === 'max_rooms' ? selection : next;
};

test('a row that is chosen tells what it adds to the stay, for those who sleep there', () => {
  const sale = saleFor(6);
  const [teak, twin] = [offerOf(sale, 'teak-king'), offerOf(sale, 'indigo-twin')];
  const two = beside(sale, emptySelection, teak);
  expect(costOf(sale, two, teak)).toMatchObject({ guests: 6, roomCount: 2, isForAll: true, total: totalOf(sale, two) });
  const three = beside(sale, two, twin);
  const [ofTeak, ofTwin] = [costOf(sale, three, teak), costOf(sale, three, twin)];
  expect(ofTeak).toMatchObject({ guests: 4, roomCount: 2, isForAll: false, isPart: true });
  expect(ofTwin).toMatchObject({ guests: 2, roomCount: 1, isForAll: false, isPart: true });
  expect((ofTeak?.total ?? 0) + (ofTwin?.total ?? 0)).toBe(totalOf(sale, three));
});

test('a row follows who sleeps where', () => {
  const sale = saleFor(2, [7]);
  const [teak, twin] = [offerOf(sale, 'teak-king'), offerOf(sale, 'indigo-twin')];
  const both = beside(sale, beside(sale, emptySelection, teak), twin);
  const placed = (childOf: string): StaySelection =>
    withGuestsPlaced(
      both,
      ['teak-king', 'indigo-twin'].map((roomTypeId) => ({
        roomTypeId,
        ...partyOf(1, roomTypeId === childOf ? [7] : []),
      })),
    );
  expect(costOf(sale, placed('teak-king'), twin)?.guests).toBe(1);
  expect(costOf(sale, placed('indigo-twin'), twin)?.guests).toBe(2);
});

test('while somebody has no room, an offer that is not chosen costs what choosing it adds', () => {
  const sale = saleFor(4, [7, 4]);
  const [teak, twin] = [offerOf(sale, 'teak-king'), offerOf(sale, 'indigo-twin')];
  const partly = withRoomCount(sale, emptySelection, teak, 1);
  const cost = costOf(sale, partly, twin);
  expect(cost).toMatchObject({ roomCount: 2, isPart: true });
  const more = beside(sale, partly, twin);
  expect(cost?.total).toBe(costOf(sale, more, twin)?.total);
  expect((cost?.total ?? 0) + (costOf(sale, more, teak)?.total ?? 0)).toBe(totalOf(sale, more));
});

test('whatever is chosen, the rows that are in the stay come to its bill', () => {
  const wish = fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 3 }),
    picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(wish, ({ adults, ages, picks }) => {
      const sale = saleFor(adults, ages);
      const end = picks.reduce<StaySelection>(
        (rest, pick) => beside(sale, rest, sale.offers[pick % sale.offers.length] as Offer),
        emptySelection,
      );
      const rows = sale.offers
        .filter(({ room, plan }) =>
          end.selectedRatePlans.some(({ id, roomTypeId }) => id === plan.id && roomTypeId === room.id),
        )
        .map((offer) => costOf(sale, end, offer));
      expect(rows.every((row) => row?.isPart === true)).toBe(true);
      expect(rows.reduce((sum, row) => sum + (row?.total ?? 0), 0)).toBe(totalOf(sale, end));
    }),
  );
});
