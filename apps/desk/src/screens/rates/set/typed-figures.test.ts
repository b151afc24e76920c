import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { changesOf } from '../grid/edit/changes-of.ts';
import { figuresOf } from '../figures/figures.ts';
import { gridOf } from '../rates.fixture.ts';
import { percentTyped } from '../figures/percent-typed.ts';
import { asTheyStand, backToRule, typedFigures, type ChosenPlan } from './typed-figures.ts';
import { typedNights } from './typed-nights.ts';

const [wed, thu, fri, sat] = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as LocalDate[] as [
  LocalDate,
  LocalDate,
  LocalDate,
  LocalDate,
];
const field = (typed: Readonly<Record<string, string>>) => (name: string) => typed[name] ?? '';
const onSale = { from: wed, to: addDays(wed, 400) };
const ids = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
const grid = gridOf({ [fri]: { sources: { minStay: 'hand' }, minStay: 3 } });
const plansOf = (of: typeof grid): ChosenPlan[] =>
  of.roomTypes.flatMap(({ roomTypeId, plans }) => plans.map((plan) => ({ roomTypeId, plan })));
const typed = (fields: Readonly<Record<string, string>>, nights = [wed, thu], plans = plansOf(grid)) =>
  typedFigures(field(fields), { grid, figures: figuresOf(grid) }, plans, nights);
const changes = (fields: Readonly<Record<string, string>>, nights?: LocalDate[], plans = plansOf(grid).slice(0, 1)) => {
  const edits = typed(fields, nights, plans);
  return typeof edits === 'string' ? edits : changesOf(edits);
};

test.each([
  ['+20%', 20],
  ['-7.5 %', -7.5],
  ['\u221210%', -10],
  ['+١٠٪', 10],
])('%s is a change of a price', (text, percent) => expect(percentTyped(text)).toBe(percent));

test.each(['20%', '+20', '-100%', '+1000%', '+2x%', ''])('%j is no change of a price', (text) =>
  expect(percentTyped(text)).toBeNull(),
);

test('nights are those of several spans, each once, on the weekdays that are chosen', () => {
  expect(typedNights(field({ from: wed, to: sat }), onSale)).toEqual([wed, thu, fri, sat]);
  expect(typedNights(field({ from: wed }), onSale)).toEqual([wed]);
  expect(typedNights(field({ from: fri, to: sat, from2: wed, to2: fri, from3: thu }), onSale)).toEqual([
    wed,
    thu,
    fri,
    sat,
  ]);
  expect(typedNights(field({ from: wed, to: sat, fri: 'yes', sat: 'yes' }), onSale)).toEqual([fri, sat]);
  expect(typedNights(field({ from: wed, to: onSale.to }), onSale)).toHaveLength(401);
});

test.each([
  [{ from: thu, to: wed }, 'dates_backwards'],
  [{ from: '2027-02-29', to: '2027-03-01' }, 'no_such_day'],
  [{ from: 'yesterday', to: wed }, 'no_such_day'],
  [{ from: '2026-11-24', to: wed }, 'dates_wrong'],
  [{ from: wed, to: '2028-12-01' }, 'dates_wrong'],
  [{ from: '', to: '' }, 'no_nights'],
  [{ from: wed, to: thu, sun: 'yes' }, 'no_nights'],
  [{ from: wed, to2: thu }, 'no_such_day'],
] as const)('%j are none, and it is said why', (fields, problem) =>
  expect(typedNights(field(fields), onSale)).toBe(problem),
);

test('a sum is the price of the usual party; a plan that follows another keeps to it, its rules are its own', () => {
  expect(changes({ price: '7,400', minStay: '2' }, undefined, plansOf(grid))).toEqual([
    { ...ids, from: wed, to: thu, priceForPax: [{ pax: 2, price: 7400 }], keepOthers: true, minStay: 2 },
    { ...ids, ratePlanId: 'room-only', from: wed, to: thu, minStay: 2 },
  ]);
});

test.each([
  [{ price: '+20 %' }, [6360, 6960]],
  [{ price: '+20 %', round: '100' }, [6400, 7000]],
  [{ price: '-300' }, [5000, 5500]],
  [{ price: '+٣٠٠' }, [5600, 6100]],
] as const)('%j changes each price as it stands', (fields, [single, double]) =>
  expect(changes(fields)).toMatchObject([
    {
      from: wed,
      to: thu,
      priceForPax: [
        { pax: 1, price: single },
        { pax: 2, price: double },
      ],
    },
  ]),
);

test('rules are set and lifted', () =>
  expect(changes({ closed: 'yes', closedToArrival: 'no', maxStay: '7', minStayThrough: '2' })).toMatchObject([
    { from: wed, to: thu, closed: true, closedToArrival: false, maxStay: 7, minStayThrough: 2 },
  ]));

test('back to the rule is what somebody has set, and the way back is what stood there', () => {
  const figures = figuresOf(grid);
  const edits = backToRule(figures, plansOf(grid), [wed, thu, fri]);
  expect(changesOf(edits)).toEqual([{ ...ids, from: fri, to: fri, backToRule: ['minStay'] }]);
  expect(changesOf(asTheyStand(figures, edits))).toEqual([{ ...ids, from: fri, to: fri, minStay: 3 }]);
  const priced = typed({ price: '7000' }, [fri]);
  if (typeof priced === 'string') throw new Error(priced);
  expect(changesOf(asTheyStand(figures, priced))).toEqual([
    { ...ids, from: fri, to: fri, backToRule: ['priceForPax'] },
  ]);
});

test.each([
  [{}, 'nothing_typed'],
  [{ price: '-9000' }, 'price_wrong'],
  [{ price: '0' }, 'price_wrong'],
  [{ price: '20%' }, 'price_wrong'],
  [{ price: '5200.50' }, 'price_wrong'],
  [{ price: 'cheap' }, 'price_wrong'],
  [{ price: '5200', round: '10%' }, 'price_wrong'],
  [{ minStay: '0' }, 'stay_wrong'],
  [{ minStay: '2.5' }, 'stay_wrong'],
  [{ minStayThrough: '91' }, 'stay_wrong'],
  [{ maxStay: '366' }, 'longest_wrong'],
] as const)('what is typed wrong is said, and nothing is changed: %j', (fields, problem) =>
  expect(typed(fields)).toBe(problem),
);

test('without a plan there is nothing to change', () => expect(typed({ price: '5200' }, [wed], [])).toBe('no_plans'));
