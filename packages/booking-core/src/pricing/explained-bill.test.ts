import { expect, it } from 'vitest';
import type { Promotion } from '../promotion/promotion.types.ts';
import { agreedStayOf } from './agreed-stay.ts';
import { explainedBill } from './explained-bill.ts';
import { priceStay } from './price-stay.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

const month: Promotion = { id: 'month', kind: 'long-stay', nights: 28, percent: 30 };
const stay = stayOf({ rooms: [roomOf(nightlyRates(6000, 28))], promotions: [month] });
const bill = priceStay(stay);
const agreed = agreedStayOf(stay, bill, 'taxes');

it('says of each room what its price is made of, and of each discount which offer gave it', () => {
  const said = explainedBill(bill, agreed, [month]);
  expect(said.rooms[0]?.basis?.parts).toEqual([{ kind: 'room', guests: 2, amount: 168_000 }]);
  expect(said.discounts).toEqual([{ ...bill.discounts[0], offer: month }]);
});

it('names an offer once that is known twice, and none that has become another', () => {
  expect(explainedBill(bill, agreed, [month, { ...month }]).discounts[0]?.offer).toEqual(month);
  expect(explainedBill(bill, agreed, [month, { ...month, percent: 20 }]).discounts).toEqual(bill.discounts);
  expect(explainedBill(bill, agreed, [{ ...month, id: 'other' }]).discounts).toEqual(bill.discounts);
});

it('changes no sum', () => {
  const { rooms: _, discounts: __, ...sums } = explainedBill(bill, agreed, [month]);
  expect(bill).toMatchObject(sums);
});
