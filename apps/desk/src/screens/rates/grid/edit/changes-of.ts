import type { PropertyInput } from '@latchkey/api-client/property';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { CellEdit } from './cell-edit.types.ts';

export type AriChanges = PropertyInput<'changeAri'>['body']['changes'];
type Change = AriChanges[number];
type Patch = Omit<Change, 'from' | 'to' | 'roomTypeId' | 'ratePlanId'>;

/**
 * Edits of cells as the engine takes them: all of one plan's night together, so that prices for one and for two guests are
 * judged as they will stand; nights in a row that say the same as one. Sorted by night within a plan.
 */
export function changesOf(edits: readonly CellEdit[]): AriChanges {
  const ofPlan = Map.groupBy(edits, ({ line }) => `${line.roomTypeId} ${line.ratePlanId ?? '*'}`);
  return [...ofPlan.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { roomTypeId, ratePlanId } = first.line;
    const ids = { roomTypeId, ...(ratePlanId === null ? {} : { ratePlanId }) };
    const nights = [...Map.groupBy(same, ({ date }) => date)]
      .map(([date, of]) => ({ date, patch: patchOf(of) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return inSpans(nights).map(({ from, to, patch }): Change => ({ ...ids, from, to, ...patch }));
  });
}

function patchOf(edits: readonly CellEdit[]): Patch {
  const set = edits.filter(({ value }) => value !== 'rule');
  const steps = set
    .filter(({ line }) => line.field === 'priceForPax')
    .map(({ line, value }) => ({ pax: line.pax ?? 1, price: Number(value) }))
    .toSorted((one, other) => one.pax - other.pax);
  const others = set.filter(({ line }) => line.field !== 'priceForPax');
  const given = new Set(set.map(({ line }) => line.field));
  const back = [...new Set(edits.map(({ line }) => line.field))].filter((field) => !given.has(field)).toSorted();
  return {
    ...(steps.length === 0 ? {} : { priceForPax: steps, keepOthers: true }),
    ...Object.fromEntries(
      others
        .map(({ line, value }) => [line.field, value] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    ...(back.length === 0 ? {} : { backToRule: back }),
  };
}

interface Night {
  readonly date: LocalDate;
  readonly patch: Patch;
}

function inSpans(nights: readonly Night[]): { from: LocalDate; to: LocalDate; patch: Patch }[] {
  const spans: { from: LocalDate; to: LocalDate; patch: Patch; said: string }[] = [];
  for (const { date, patch } of nights) {
    const said = JSON.stringify(patch);
    const last = spans.at(-1);
    if (last !== undefined && last.said === said && addDays(last.to, 1) === date) last.to = date;
    else spans.push({ from: date, to: date, patch, said });
  }
  return spans;
}
