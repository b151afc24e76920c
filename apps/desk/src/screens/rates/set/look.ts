import type { LocalDate } from '@latchkey/booking-core/dates';
import type { CellEdit } from '../grid/edit/cell-edit.types.ts';
import type { Figures } from '../grid/figures.ts';
import { planKey } from '../grid/lines.ts';
import { isByHand, type ChosenPlan } from './typed-figures.ts';

/** What a change of many nights would do, as it is said before it is done. */
export interface Look {
  readonly what: 'set' | 'rule';
  /** Figures, on so many dates; of them by hand until now. */
  readonly figures: number;
  readonly nights: number;
  readonly byHand: number;
  /** The price of the first night of a few plans, as it stands and as it will. */
  readonly prices: readonly LookedPrice[];
  /** Up to when the figures were seen. */
  readonly seen: string;
}

export interface LookedPrice {
  /** As `planKey` names it. */
  readonly plan: string;
  readonly date: LocalDate;
  readonly before: number;
  readonly after: number;
}

/** Plans whose prices are said. */
const mostPlans = 4;

export function lookOf(
  { what, seen }: Pick<Look, 'what' | 'seen'>,
  edits: readonly CellEdit[],
  figures: Figures,
  plans: readonly ChosenPlan[],
): Look {
  const prices = plans.flatMap(({ roomTypeId, plan }): LookedPrice[] => {
    const first = edits.find(
      ({ line }) => line.roomTypeId === roomTypeId && line.ratePlanId === plan.ratePlanId && line.isMain,
    );
    const stands = first === undefined ? null : figures.of(first.line, first.date);
    if (first === undefined || stands === null) return [];
    const after = Number(first.value === 'rule' ? stands.rule : first.value);
    return [{ plan: planKey(roomTypeId, plan.ratePlanId), date: first.date, before: Number(stands.value), after }];
  });
  return {
    what,
    seen,
    figures: edits.length,
    nights: new Set(edits.map(({ date }) => date)).size,
    byHand: edits.filter(({ line, date }) => isByHand(figures, line, date)).length,
    prices: prices.slice(0, mostPlans),
  };
}
