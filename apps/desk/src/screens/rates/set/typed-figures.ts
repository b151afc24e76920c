import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { latinDigits } from '@latchkey/booking-core/text';
import type { CellEdit } from '../grid/edit/cell-edit.types.ts';
import type { Figures, PlanOfGrid } from '../figures/figures.ts';
import { figureLine, flagFields, paxOf, stayFields, type FigureLine } from '../figures/lines.ts';
import { mostMinStay, mostNightsOfStay } from '../figures/bounds.ts';
import type { TypedProblem } from '../figures/typed-problems.ts';
import { priceChange } from './price-change.ts';

type Field = (name: string) => string;

/** A plan of a room type whose nights are changed. */
export interface ChosenPlan {
  readonly roomTypeId: string;
  readonly plan: PlanOfGrid;
}

const bounds = [
  ['minStay', mostMinStay, 'stay_wrong'],
  ['minStayThrough', mostMinStay, 'stay_wrong'],
  ['maxStay', mostNightsOfStay, 'longest_wrong'],
] as const;

/**
 * What a form makes of figures as they stand, cell by cell; or what is wrong with it. Prices of a plan that follows another
 * are left to it; its restrictions are its own.
 */
export function typedFigures(
  field: Field,
  { grid, figures }: { readonly grid: Pick<RateGrid, 'currency' | 'terms'>; readonly figures: Figures },
  plans: readonly ChosenPlan[],
  nights: readonly LocalDate[],
): readonly CellEdit[] | TypedProblem {
  if (plans.length === 0) return 'no_plans';
  const [price, round] = [field('price'), field('round')];
  const change = price === '' ? null : priceChange(price, round, grid);
  if (price !== '' && change === null) return 'price_wrong';
  const said: [FigureLine['field'], number | boolean][] = [];
  for (const [name, most, problem] of bounds) {
    const typed = latinDigits(field(name));
    if (typed === '') continue;
    const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (count < 1 || count > most) return problem;
    said.push([name, count]);
  }
  for (const name of flagFields) if (field(name) !== '') said.push([name, field(name) === 'yes']);
  if (change === null && said.length === 0) return 'nothing_typed';
  const edits: CellEdit[] = [];
  for (const { roomTypeId, plan } of plans)
    for (const date of nights) {
      if (figures.planOn(roomTypeId, plan.ratePlanId, date) === undefined) continue;
      for (const [name, value] of said)
        edits.push({ line: figureLine(roomTypeId, plan.ratePlanId, name), date, value });
      if (change === null || plan.follows !== undefined) continue;
      for (const line of priceLines(roomTypeId, plan)) {
        const stands = figures.of(line, date);
        if (stands === null || (change.kind === 'sum' && !line.isMain)) continue;
        const value = change.kind === 'sum' ? change.price : change.of(Number(stands.value));
        if (value <= 0) return 'price_wrong';
        edits.push({ line, date, value });
      }
    }
  return edits.length === 0 ? 'nothing_typed' : edits;
}

/** What takes all that somebody has set of nights back to the rule. */
export const backToRule = (
  figures: Figures,
  plans: readonly ChosenPlan[],
  nights: readonly LocalDate[],
): readonly CellEdit[] =>
  plans.flatMap(({ roomTypeId, plan }) => {
    const lines = [
      ...priceLines(roomTypeId, plan),
      ...(['extraAdult', 'extraChild', ...stayFields, ...flagFields] as const).map((name) =>
        figureLine(roomTypeId, plan.ratePlanId, name),
      ),
    ];
    return nights.flatMap((date) =>
      lines.filter((line) => isByHand(figures, line, date)).map((line): CellEdit => ({ line, date, value: 'rule' })),
    );
  });

/** What puts cells back as they stand. */
export const asTheyStand = (figures: Figures, edits: readonly CellEdit[]): readonly CellEdit[] =>
  edits.map(({ line, date }) => ({
    line,
    date,
    value: isByHand(figures, line, date) ? (figures.of(line, date)?.value ?? null) : 'rule',
  }));

export function isByHand(figures: Figures, line: FigureLine, date: LocalDate): boolean {
  const source = figures.of(line, date)?.source;
  return source === 'hand' || source === 'channel';
}

const priceLines = (roomTypeId: string, plan: PlanOfGrid): readonly FigureLine[] =>
  paxOf(plan).map((pax) => figureLine(roomTypeId, plan.ratePlanId, 'priceForPax', pax, pax === plan.basePax));
