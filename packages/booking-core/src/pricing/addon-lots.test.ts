import { expect, it } from 'vitest';
import { agreedOf, firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedStayOf } from './agreed-stay.ts';
import { changedStay } from './changed-stay.ts';
import { priceStay } from './price-stay.ts';
import { nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: States and selection (Share of the stay).

const cover = { addonId: 'cover', name: 'Insurance', category: 'booking' as const, price: 0, percent: 2.9 };
const stay = stayOf({
  rooms: [roomOf(nightlyRates(10_000, 3, firstDay), { adults: 2, childAges: [], infants: 0 })],
  promotions: [{ id: 'half', kind: 'percent-off', percent: 50 }],
  taxes: [tax({ id: 'vat', tax: 7, index: 1 })],
  addons: [{ ...cover, quantity: 1 }],
});

it('a share is of the rooms after discounts, before taxes on top', () => {
  const bill = priceStay(stay);
  expect(bill).toMatchObject({ roomsTotal: 30_000, discount: 15_000, addonsTotal: 435, total: 15_000 + 1050 + 435 });
  expect(agreedBillOf(agreedStayOf(stay, bill, ''), () => stay.taxes).bill).toEqual(bill);
});

it('a change keeps the share that was agreed, and what is added has the share of its day', () => {
  const agreed = agreedOf(stay);
  const same = sameAs(agreed);
  const longer = {
    ...same,
    rooms: same.rooms.map((room) => ({ ...room, dates: [...room.dates, localDateOf(firstDay + 3)] })),
  };
  const on = today({ rateOn: () => rateAt(10_000), addonOf: () => ({ ...cover, percent: 10 }) });
  const extrasAfter = (wanted: typeof same) => {
    const after = changedStay(agreed, wanted, on);
    return after && agreedBillOf(after, () => []).bill.addonsTotal;
  };
  expect(extrasAfter(same)).toBe(435);
  expect(extrasAfter(longer)).toBe(725);
  expect(extrasAfter({ ...same, addons: [{ addonId: 'cover', quantity: 2 }] })).toBe(435 + 1500);
  expect(extrasAfter({ ...same, addons: [] })).toBe(0);
});
