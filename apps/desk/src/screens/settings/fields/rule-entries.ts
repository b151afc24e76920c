import { type Weekday, weekdays } from '@latchkey/booking-core/dates';
import { readRuleDay } from '@latchkey/format/rule-day';
import {
  addedEntries,
  changedFact,
  type DocumentChange,
  type DraftDocuments,
  factsIn,
  listAt,
  placeAt,
} from '@latchkey/hotel-document/drafts';
import type { AddedEntry } from './entry.types.ts';
import { freshId } from './fresh-id.ts';
import { plainTyped } from './mark-of.ts';
import { newRule, newSeason } from './new-controls.ts';
import { typedDecimal, typedFigure } from './typed-figure.ts';

type Typed = (name: string) => string;

/** A season or a rule of stays out of its form, or why there is none. */
export const addedRule = (documents: DraftDocuments, typed: Typed): AddedEntry | 'season_wrong' | 'rule_wrong' =>
  typed('new kind') === 'seasons' ? addedSeason(documents, typed) : addedStayRule(documents, typed);

function addedSeason(documents: DraftDocuments, typed: Typed): AddedEntry | 'season_wrong' {
  const { from, to } = spanIn(typed, newSeason);
  const percent = orNone(typed(newSeason.percent), typedDecimal);
  const minStay = orNone(typed(newSeason.minStay), nightsIn);
  if (typeof from !== 'string' || typeof to !== 'string' || from.length !== to.length) return 'season_wrong';
  if (percent === null || minStay === null) return 'season_wrong';
  const name = plainTyped(typed(newSeason.name));
  const id = freshId(documents, 'seasons', [{ name }]);
  const season = { id, ...named(name), from, to, percent: percent ?? 0, ...(minStay === undefined ? {} : { minStay }) };
  return { id: `seasons.${id}`, changes: addedEntries(documents, 'seasons', [season]) };
}

function addedStayRule(documents: DraftDocuments, typed: Typed): AddedEntry | 'rule_wrong' {
  const { from, to } = spanIn(typed, newRule);
  const minStay = orNone(typed(newRule.minStay), nightsIn);
  const arrival = weekdays.find((day) => day === typed(newRule.arrival));
  const isSpan = from !== null && to !== null && from?.length === to?.length;
  if (!isSpan || minStay === null || (minStay === undefined && arrival === undefined)) return 'rule_wrong';
  const name = plainTyped(typed(newRule.name));
  const id = freshId(documents, 'restrictions', [{ name }]);
  const rule = {
    id,
    ...named(name),
    ...(from === undefined || to === undefined ? {} : { from, to }),
    ...(minStay === undefined ? {} : { minStay }),
    ...(arrival === undefined ? {} : { arrivalDays: [arrival] satisfies Weekday[] }),
  };
  return { id: `restrictions.${id}`, changes: addedEntries(documents, 'restrictions', [rule]) };
}

const named = (name: string): { readonly name?: string } => (name === '' ? {} : { name });

/** The most nights that a rule may ask of a stay, as the documents bound them. */
const longest = 90;

const nightsIn = (text: string): number | null => {
  const nights = typedFigure(text);
  return nights !== null && Number.isInteger(nights) && nights >= 1 && nights <= longest ? nights : null;
};

/** What a control says; undefined where it is empty, null where it says nothing of its kind. */
const orNone = <Value>(text: string, read: (text: string) => Value | null): Value | null | undefined =>
  plainTyped(text) === '' ? undefined : read(text);

const spanIn = (typed: Typed, { from, to }: { readonly from: string; readonly to: string }) => ({
  from: orNone(typed(from), readRuleDay),
  to: orNone(typed(to), readRuleDay),
});

const seasonAt = placeAt('seasons.*');
const ruleAt = placeAt('restrictions.*');

/** A season or a rule that goes. Null where there is none such. */
export function removedRule(documents: DraftDocuments, entry: string): readonly DocumentChange[] | null {
  const [season, rule] = [seasonAt(entry)?.[0], ruleAt(entry)?.[0]];
  const own = factsIn(documents);
  if (season !== undefined && listAt(own, 'seasons').some(({ id }) => id === season))
    return [changedFact(`seasons.${season}`)];
  return rule !== undefined && listAt(own, 'restrictions').some(({ id }) => id === rule)
    ? [changedFact(`restrictions.${rule}`)]
    : null;
}
