import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { agreedOf, firstDay, sameAs } from '../../test/agreed.fixtures.ts';
import { agreedStayBefore } from './agreed-before.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedPriceOf, atAgreedPrice } from './agreed-price.ts';
import type { AgreedNight, AgreedStay } from './agreed-stay.types.ts';
import { priceStay } from './price-stay.ts';
import type { StayToPrice } from './pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: What was agreed.

const day = (night: number) => localDateOf(firstDay + night);
/** A night of 10,000 and one of 6,000. */
const nights = [...nightlyRates(10_000, 1, firstDay), ...nightlyRates(6000, 1, firstDay + 1)];
const two = (fields: Partial<StayToPrice> = {}): StayToPrice =>
  stayOf({ rooms: [roomOf(nights)], taxes: [], ...fields });
const none = (): readonly TaxEntry[] => [];
const nightsOf = (stay: AgreedStay) => stay.rooms.flatMap((room) => room.nights);
const discountsOf = (stay: AgreedStay) => nightsOf(stay).map(({ discounts }) => discounts);

it('the first night is due of the rooms alone, on the bill and once it is agreed', () => {
  const stay = two({
    addons: [{ addonId: 'car', name: 'Car', category: 'booking', price: 3000, quantity: 1 }],
    convenienceFee: { kind: 'fixed', amount: 700 },
    advance: { kind: 'first-night' },
  });
  const due = { full: 19_700, advance: 10_000, 'at-property': 0 };
  expect(priceStay(stay).dueNow).toEqual(due);
  expect(agreedBillOf(agreedOf(stay), none).bill.dueNow).toEqual(due);
});

describe('a night that was added under other taxes', () => {
  const kept: AgreedNight = { date: day(0), price: 10_000, discounts: [], rate: null, taxes: 'then' };
  const stay: AgreedStay = {
    ...agreedOf(two()),
    rooms: [
      {
        roomTypeId: 'twin',
        ratePlanId: 'flexible',
        guests: { adults: 2, childAges: [], infants: 0 },
        hours: null,
        nights: [kept, { ...kept, date: day(1), price: 8000, taxes: 'now' }],
      },
    ],
  };
  const other = tax({ id: 'other', tax: 1, index: 9 });
  const bill = (then: readonly TaxEntry[], now: readonly TaxEntry[]) =>
    agreedBillOf(stay, (name) => (name === 'then' ? then : now)).bill;
  const amounts = (then: readonly TaxEntry[], now: readonly TaxEntry[]) =>
    bill(then, now).taxes.map(({ taxId, rate, amount }) => [taxId, rate, amount]);
  const fixed = (fields: Partial<TaxEntry>) => tax({ id: 'levy', taxType: 'fixed', tax: 400, ...fields });

  it.each([
    ['a sum of the booking is charged once', fixed({ level: 'booking' }), 400],
    ['a sum of the room for each night', fixed({}), 800],
    ['a sum of the booking for each of its nights', fixed({ level: 'booking', each: 'night' }), 800],
    ['a percentage of the booking for each night', tax({ id: 'levy', level: 'booking', tax: 5 }), 900],
  ])('%s', (_, levy, amount) =>
    expect(amounts([levy], [levy, other])).toEqual([
      ['levy', levy.tax, amount],
      ['other', 1, 80],
    ]),
  );

  it('pays a sum of the booking that has come since', () =>
    expect(amounts([other], [other, fixed({ level: 'booking' })])).toEqual([
      ['other', 1, 180],
      ['levy', 400, 400],
    ]));

  it('is on the line of the same tax, and on none of another of the same rate', () => {
    const both = indianTaxes.slice(0, 2).map((one) => ({ ...one, priceTo: null }));
    expect(amounts(both, [...both, other])).toEqual([
      ['CGST', 2.5, 450],
      ['SGST', 2.5, 450],
      ['other', 1, 80],
    ]);
    const vat = tax({ id: 'vat', tax: 25 });
    // Of 10,000 on top, and in 8,000.
    expect(amounts([vat], [{ ...vat, inclusive: true }])).toEqual([
      ['vat', 25, 2500],
      ['vat', 25, 1600],
    ]);
  });

  it('is in what the line says of its nights and guests', () => {
    const head = tax({ id: 'head', taxType: 'fixed', tax: 300, per: 'person' });
    const [line] = bill([head], [head, other]).taxes;
    expect(line).toMatchObject({
      amount: 1200,
      base: 4,
      basis: { level: 'room', roomNights: 2, guestNights: 4, lowestNight: 8000, highestNight: 10_000 },
    });
    expect(bill([other], [other, head]).taxes[0]?.basis).not.toHaveProperty('guestNights');
    expect(bill([other], [other, head]).taxes[0]).toMatchObject({ base: 18_000, basis: { roomNights: 2 } });
  });

  it('has its offer by time before the flat one, whichever night has which', () => {
    const off = (kind: 'flat-above' | 'early-bird') => ({ discounts: [{ kind, promotionId: kind, amount: 100 }] });
    const [room] = stay.rooms;
    const discounted = room && {
      ...stay,
      rooms: [
        {
          ...room,
          nights: [
            { ...kept, ...off('flat-above') },
            { ...kept, ...off('early-bird') },
          ],
        },
      ],
    };
    expect(discounted && agreedBillOf(discounted, none).bill.discounts.map(({ kind }) => kind)).toEqual([
      'early-bird',
      'flat-above',
    ]);
  });
});

it('a stay without rooms is its extras alone, and one beyond all sums is refused', () => {
  const extras = [{ addonId: 'car', name: 'Car', category: 'booking', lots: [{ price: 700, quantity: 2 }] }] as const;
  const { bill, total } = agreedBillOf({ ...agreedOf(two()), rooms: [], addons: extras }, none);
  expect([total, bill.taxes]).toEqual([1400, []]);
  const fee = { kind: 'fixed', amount: Number.MAX_SAFE_INTEGER } as const;
  expect(() => agreedBillOf({ ...agreedOf(two()), convenienceFee: fee }, none)).toThrow(
    expect.objectContaining({ code: 'too_large', argument: 'total' }),
  );
});

describe('the parts of a stay', () => {
  it('are its rates with the bands of children, and what the guest declared', () => {
    const childBands = [{ under: 12, price: 300 }];
    const [rate] = nightlyRates(10_000, 1, firstDay);
    const stay = agreedOf(stayOf({ rooms: [roomOf(rate ? [{ ...rate, childBands }] : [])], exemptions: ['business'] }));
    const { date: _, ...known } = { ...rate, childBands };
    expect(nightsOf(stay)).toMatchObject([{ rate: known }]);
    expect(stay.exemptions).toEqual(['business']);
    const [plain] = nightsOf(agreedOf(two()));
    expect(plain?.rate).not.toHaveProperty('childBands');
    expect(agreedOf(two())).not.toHaveProperty('exemptions');
    const hours = { date: day(0), startHour: 10, hours: 3, price: 900 };
    const ofHours = agreedOf(two({ rooms: [{ ...roomOf([]), stay: { kind: 'hours', hours } }] }));
    expect(nightsOf(ofHours)).toMatchObject([{ price: 900, rate: null }]);
  });

  const coupon = { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 } as const;
  it('have their parts of the discounts, and a free night none', () => {
    const free = roomOf([...nights, ...nightlyRates(0, 1, firstDay + 2)]);
    const ten = (amount: number) => [{ kind: 'coupon', promotionId: '', amount }];
    expect(discountsOf(agreedOf(two({ rooms: [free], coupon })))).toEqual([ten(1000), ten(600), []]);
  });

  it('may be given away by an offer, with nothing left for a code', () => {
    const gift = { id: 'gift', kind: 'percent-off', percent: 100 } as const;
    const whole = (amount: number) => [{ kind: 'percent-off', promotionId: 'gift', amount }];
    expect(discountsOf(agreedOf(two({ promotions: [gift], coupon })))).toEqual([whole(10_000), whole(6000)]);
  });
});

describe('another price', () => {
  const agreedOff = (amount: number) => ({ kind: 'agreed', promotionId: '', amount });
  it('is spread over the nights, and none of it on a free one', () => {
    const free = two({ rooms: [roomOf([...nights, ...nightlyRates(0, 1, firstDay + 2)])] });
    const stay = atAgreedPrice(agreedOf(free), 14_400, none);
    expect(discountsOf(stay)).toEqual([[agreedOff(1000)], [agreedOff(600)], []]);
    const { bill, total } = agreedBillOf(stay, none);
    expect([stay.remainder, bill.discounts, agreedPriceOf(bill, total)]).toEqual([
      0,
      [],
      { computed: 16_000, adjustment: -1600, total: 14_400 },
    ]);
  });

  it('that is the computed one changes nothing', () =>
    expect(atAgreedPrice(agreedOf(two()), 16_000, none)).toEqual(agreedOf(two())));

  it('may be above the computed one, and then its tax is too', () => {
    const taxesOf = () => [tax({ id: 'vat', tax: 25, inclusive: true })];
    const stay = atAgreedPrice(agreedOf(two()), 20_000, taxesOf);
    expect(discountsOf(stay)).toEqual([[agreedOff(-2500)], [agreedOff(-1500)]]);
    expect([stay.remainder, agreedBillOf(stay, taxesOf).bill.totalTax]).toEqual([0, 4000]);
  });

  it('keeps the offers and codes of the stay, and takes the place of one that was agreed before', () => {
    const coupon = { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 } as const;
    const first = atAgreedPrice(agreedOf(two({ coupon })), 7200, none);
    const stay = atAgreedPrice(first, 10_800, none);
    expect(discountsOf(stay).map((of) => of.map(({ kind, amount }) => [kind, amount]))).toEqual([
      [
        ['coupon', 1000],
        ['agreed', 2250],
      ],
      [
        ['coupon', 600],
        ['agreed', 1350],
      ],
    ]);
    expect(agreedBillOf(stay, none).bill.additionalDiscount).toBe(1600);
    expect(() => atAgreedPrice(stay, -1, none)).toThrow(
      expect.objectContaining({ code: 'negative', argument: 'total' }),
    );
  });
});

describe('a booking of which only the bill is known', () => {
  const before = (stay: StayToPrice, total: number, taxesOf: () => readonly TaxEntry[]) =>
    agreedStayBefore(
      {
        bill: priceStay(stay),
        total,
        rooms: sameAs(agreedOf(stay)).rooms,
        categoryOf: () => 'booking',
        advance: null,
        taxes: 'then',
      },
      taxesOf,
    );

  it('keeps its fee, and has none where it had none', () => {
    const fee = { kind: 'fixed', amount: 700 } as const;
    expect(before(two({ convenienceFee: fee }), 16_700, none).convenienceFee).toEqual(fee);
    expect(before(two(), 16_000, none).convenienceFee).toBeNull();
  });

  it('spreads an agreed price over its nights, and leaves a bill under other taxes as it was', () => {
    const at = (stay: AgreedStay) => [
      discountsOf(stay).map((of) => of.map(({ amount }) => amount)),
      nightsOf(stay).map(({ remainder = 0 }) => remainder),
    ];
    expect(at(before(two(), 14_000, none))).toEqual([
      [[1000], [1000]],
      [0, 0],
    ]);
    // 16,000 and 10 %, a tax that the property has no more.
    expect(at(before(two({ taxes: [tax({ id: 'gst', tax: 10 })] }), 17_600, none))).toEqual([
      [[], []],
      [800, 800],
    ]);
  });
});
