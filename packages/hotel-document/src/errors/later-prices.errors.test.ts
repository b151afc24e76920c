import { expect, it } from 'vitest';
import { faultsInLaterPrices } from './later-prices.errors.ts';

type Rooms = Parameters<typeof faultsInLaterPrices>[0]['rooms'];
type Later = NonNullable<Rooms[number]['prices'][string]['later']>;

const faults = (...later: { from: string; pax?: number }[]): string[] =>
  faultsInLaterPrices({
    rooms: [
      {
        id: 'double',
        prices: {
          flexible: {
            priceForPax: [{ pax: 2, price: 100 }],
            later: later.map(({ from, pax = 2 }) => ({ from, priceForPax: [{ pax, price: 120 }] })) as unknown as Later,
          },
        },
      },
    ] as unknown as Rooms,
  }).map(({ path, message }) => `${path} ${message.split(':')[0]}`);

it('later prices follow one another, for the guests that the price before them is for', () => {
  expect(faults({ from: '2027-04-01' }, { from: '2027-10-01' })).toEqual([]);
  const at = 'rooms.double.prices.flexible.later';
  expect(faults({ from: '2027-10-01' }, { from: '2027-04-01' })).toEqual([`${at} has 2027-04-01 behind 2027-10-01`]);
  expect(faults({ from: '2027-10-01', pax: 3 })).toEqual([
    `${at} is from 2027-10-01 on for 3 guests, and priceForPax for 2`,
  ]);
});
