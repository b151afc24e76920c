import type { Look, LookedPrice } from '../figures/look.types.ts';
import type { CellEdit } from '../grid/edit/cell-edit.types.ts';
import type { Figures } from '../figures/figures.ts';
import { planKey } from '../figures/lines.ts';
import { isByHand, type ChosenPlan } from './typed-figures.ts';

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
