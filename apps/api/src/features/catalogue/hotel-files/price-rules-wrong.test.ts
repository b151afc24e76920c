import { describe, expect, it } from 'vitest';
import { king, mistakenHotel, plan, type Facts } from '../../../../test/mistaken-hotel.ts';

// Shows docs/rules.md: Entities (Guests, Promotion, Fee); States and selection (Prices by season, Share of the stay).

const deposit = (rest: object): object => ({ kind: 'percentage', percent: 20, rest });

describe('a mistake in what makes a price', () => {
  const { edit, read } = mistakenHotel();

  it.each<[string, string, (facts: Facts) => void]>([
    [
      'a sum a child with a word of percentages',
      'hotel.json childBands.0.percentOf says of what a percentage is, and there is none: write percent',
      (facts) => void Object.assign(facts, { childBands: [{ under: 6, price: 0, percentOf: 'full-payer' }] }),
    ],
    [
      'a price of children that another of the same age comes before',
      'hotel.json childBands.1.under is 12, not above 12: write the youngest first, each age once, or with children before the last of an age',
      (facts) =>
        void Object.assign(facts, {
          childBands: [
            { under: 12, percent: 50 },
            { under: 12, children: 1, price: 0 },
          ],
        }),
    ],
    [
      'a price for no child',
      'hotel.json childBands.0.children is 0, and must be at least 1: for so many children of a room alone, the others pay what the next one says; for all unless said, such as 1',
      (facts) => void Object.assign(facts, { childBands: [{ under: 12, children: 0, price: 0 }] }),
    ],
    [
      'an offer for more rooms together than a booking has',
      'hotel.json promotions.many.minRooms is 3, and one booking has 1 room at most: the offer would never hold',
      (facts) => {
        king(facts)['maxRooms'] = 1;
        facts.promotions = [
          { id: 'many', kind: 'percent-off', percent: 10, minRooms: 3, roomTypeIds: ['courtyard-king'] },
        ];
      },
    ],
    [
      'a rest that is asked for on arrival',
      'hotel.json payment.advance.rest.daysBefore is 0, and must be at least 1: it is asked for by mail so many days before arrival, such as 30',
      (facts) =>
        void Object.assign(facts.payment, { advance: deposit({ daysBefore: 0, ifUnpaid: 'pay-at-property' }) }),
    ],
    [
      'a rest of which nothing would become',
      'hotel.json payment.advance.rest.ifUnpaid is "forget", and must be one of "pay-at-property" or "cancel": pay-at-property: what is not paid by then is paid on arrival; cancel: after three more days the stay is cancelled on its terms, such as "pay-at-property"',
      (facts) => void Object.assign(facts.payment, { advance: deposit({ daysBefore: 30, ifUnpaid: 'forget' }) }),
    ],
    [
      'a rest whose last day to pay would be the day of arrival',
      'hotel.json payment.advance.rest.daysBefore is 3, and ifUnpaid is "cancel": guests have three days to pay, so write 4 or more',
      (facts) => void Object.assign(facts.payment, { advance: deposit({ daysBefore: 3, ifUnpaid: 'cancel' }) }),
    ],
    [
      'a rest of a plan under another name',
      'hotel.json ratePlans.flexible.advance.rest.dayBefore is no key that is known here: is "daysBefore" meant?',
      (facts) => void Object.assign(plan(facts), { advance: deposit({ dayBefore: 30, ifUnpaid: 'pay-at-property' }) }),
    ],
    [
      'a fee without a name',
      'words.en.json fees.resort has no words: write "resort" into fees of words.en.json',
      (facts) => void Object.assign(facts, { fees: [{ id: 'resort', per: 'night', amount: 300 }] }),
    ],
    [
      'two fees of one id',
      'hotel.json fees.resort the id "resort" stands twice, as number 1 and 2: taxes and words would be of both. Give one of them another id, or take it out',
      (facts) =>
        void Object.assign(facts, {
          fees: [
            { id: 'resort', per: 'night', amount: 300 },
            { id: 'resort', per: 'guest', amount: 300 },
          ],
        }),
    ],
    [
      'a tax of a fee that there is not',
      'hotel.json taxes.vat.feeIds "urban" is no fee of hotel.json',
      (facts) => {
        const [vat] = facts.taxes;
        facts.taxes = [{ ...vat, id: 'vat', on: ['rooms', 'fee'], feeIds: ['urban'] }];
      },
    ],
    [
      'a tax of rooms that names a fee',
      'hotel.json taxes.vat.feeIds is ["resort"], and goes with "on": ["fee"]',
      (facts) => {
        const [vat] = facts.taxes;
        Object.assign(facts, { fees: [{ id: 'resort', per: 'night', amount: 300 }] });
        facts.taxes = [{ ...vat, id: 'vat', feeIds: ['resort'] }];
      },
    ],
    [
      'a share of the stay beside a price',
      'hotel.json addons.cover.price stands beside percent with 2.9: let it cost one of them, and price be 0',
      (facts) => void (facts.addons = [{ id: 'cover', category: 'booking', price: 300, percent: 2.9 }]),
    ],
    [
      'a share of the stay for each guest',
      'hotel.json addons.cover.category is person, and percent is of the whole stay: write "booking"',
      (facts) => void (facts.addons = [{ id: 'cover', category: 'person', price: 0, percent: 2.9 }]),
    ],
    [
      'a share of the stay for each night',
      'hotel.json addons.cover.each is night, and percent is of all nights: leave it out',
      (facts) => void (facts.addons = [{ id: 'cover', category: 'booking', price: 0, percent: 2.9, each: 'night' }]),
    ],
    [
      'ages of an extra for each room',
      'hotel.json addons.cot.category is room, and goesWith has ages: write "person"',
      (facts) => {
        facts.addons = [{ id: 'cot', category: 'room', price: 300, goesWith: { ages: { to: 2 } } }];
      },
    ],
    [
      'ages of an extra that nobody has',
      'hotel.json addons.cot.goesWith.ages is from 12 to 6: nobody is of such an age',
      (facts) => {
        facts.addons = [{ id: 'cot', category: 'person', price: 300, goesWith: { ages: { from: 12, to: 6 } } }];
      },
    ],
    [
      'a time of an extra that never comes',
      'hotel.json addons.dog.prices.0.to is 2027-06-01, before from with 2027-07-01: it would never hold',
      (facts) => {
        facts.addons = [
          {
            id: 'dog',
            category: 'booking',
            price: 300,
            prices: [{ from: '2027-07-01', to: '2027-06-01', price: 400 }],
          },
        ];
      },
    ],
    [
      'a time of an extra with a year and one without',
      'hotel.json addons.dog.prices.0.to is 08-31, and from is 2027-07-01: write the year in both of them, or in neither',
      (facts) => {
        facts.addons = [
          { id: 'dog', category: 'booking', price: 300, prices: [{ from: '2027-07-01', to: '08-31', price: 400 }] },
        ];
      },
    ],
  ])('is refused, with its place and mend: %s', async (_what, line, how) => {
    await edit(how);
    expect((await read()).faults).toContain(line);
  });
});
