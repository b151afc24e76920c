import type { RateGrid } from '@latchkey/api-contract/types';
import { daysBetween, isStayDate, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { amountTyped } from '@latchkey/booking-core/money';
import { planKey } from '../grid/lines.ts';
import { percentTyped } from './percent-typed.ts';

/** What is wrong with a form that sets figures. */
export const typedProblems = ['dates_wrong', 'price_wrong', 'stay_wrong', 'nothing_typed'] as const;
export type TypedProblem = (typeof typedProblems)[number];

/** The nights of a week that a form means; the names are those of the engine. */
export const nightsOfWeek = {
  all: null,
  weekend: ['fri', 'sat'],
  week: ['sun', 'mon', 'tue', 'wed', 'thu'],
} as const;
export type NightsOfWeek = keyof typeof nightsOfWeek;
const weekend: readonly number[] = [5, 6];

type Field = (name: string) => string;
type Steps = { pax: number; price: number }[];

/** A change of figures as the engine takes it, of one plan on some nights. */
export interface FigureChange {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly weekdays?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  readonly priceForPax?: Steps;
  readonly keepOthers?: boolean;
  readonly minStay?: number;
  readonly backToRule?: ('priceForPax' | 'minStay')[];
}

/** The nights that a form names, both ends included; null where they are none that the grid can read at once. */
export function typedNights(field: Field, most: number): { readonly from: LocalDate; readonly nights: number } | null {
  const [from, to] = [field('from'), field('to') === '' ? field('from') : field('to')];
  if (!isStayDate(from) || !isStayDate(to)) return null;
  const nights = daysBetween(from, to) + 1;
  return nights >= 1 && nights <= most ? { from, nights } : null;
}

/** What a form asks to be changed, of figures as they stand on its nights (`grid`); or what is wrong with it. */
export function typedFigures(field: Field, grid: RateGrid): readonly FigureChange[] | TypedProblem {
  const { from, to } = grid;
  const week = Object.hasOwn(nightsOfWeek, field('week')) ? (field('week') as NightsOfWeek) : 'all';
  const days = nightsOfWeek[week];
  const span = { from, to, ...(days === null ? {} : { weekdays: [...days] }) };
  const plans = plansOf(grid, field('plan'));
  if (field('act') === 'rule')
    return plans.map(({ ids }) => ({ ...ids, ...span, backToRule: ['priceForPax' as const, 'minStay' as const] }));
  const [price, stay] = [field('price'), field('minStay')];
  if (price === '' && stay === '') return 'nothing_typed';
  const minStay = stay === '' ? null : /^\d{1,3}$/.test(stay) ? Number(stay) : 0;
  if (minStay !== null && (minStay < 1 || minStay > 365)) return 'stay_wrong';
  const [sum, percent] = [amountTyped(price, grid.currency), percentTyped(price)];
  if (price !== '' && percent === null && (sum === null || price.includes('%'))) return 'price_wrong';
  return plans.flatMap(({ ids, basePax, nights }): FigureChange[] => [
    ...(minStay === null ? [] : [{ ...ids, ...span, minStay }]),
    ...(price === ''
      ? []
      : percent === null
        ? [{ ...ids, ...span, priceForPax: [{ pax: basePax, price: sum ?? 0 }], keepOthers: true }]
        : nights
            .filter(({ date }) => week === 'all' || weekend.includes(weekdayOf(date)) === (week === 'weekend'))
            .map(({ date, priceForPax }) => ({
              ...ids,
              from: date,
              to: date,
              priceForPax: priceForPax.map((step) => ({
                pax: step.pax,
                price: rounded((step.price * (100 + percent)) / 100, grid.terms.roundPricesTo),
              })),
            }))),
  ]);
}

/** Plans with prices of their own: one, or all where the form names none. A plan that follows another changes with it. */
function plansOf(grid: RateGrid, key: string) {
  return grid.roomTypes.flatMap(({ roomTypeId, plans }) =>
    plans
      .filter(
        ({ ratePlanId, follows }) => follows === undefined && (key === '' || planKey(roomTypeId, ratePlanId) === key),
      )
      .map(({ ratePlanId, basePax, nights }) => ({ ids: { roomTypeId, ratePlanId }, basePax, nights })),
  );
}

const rounded = (price: number, to: number): number => Math.round(price / to) * to;
