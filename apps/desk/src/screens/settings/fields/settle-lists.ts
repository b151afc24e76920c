import { weekdays } from '@latchkey/booking-core/dates';
import { guestsChoices, waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { type DraftDocuments, entriesAt, factsIn, placeWithin } from '@latchkey/hotel-document/drafts';
import { spokenLanguages } from '@latchkey/hotel-document/lists';
import { factsFile } from './names-in.ts';
import type { Settle } from './settle.types.ts';

type ListPlace = `seasons.${string}.weekdays` | `restrictions.${string}.arrivalDays` | `ratePlans.${string}.payment`;

interface TickedList {
  readonly place: (path: string) => { readonly ids: readonly [string, ...string[]]; readonly rest: string } | null;
  /** The order in which its entries are written; as they come where there is none. */
  readonly order?: readonly string[];
  /** Whether an empty list is left out, and means all. */
  readonly isOut: boolean;
}

const ofAll = { isOut: true } as const;
const ofWeek = { order: weekdays, isOut: true } as const;

/** Lists whose entries are ticked one by one, and which are written whole. */
const lists: readonly TickedList[] = [
  { place: placeWithin('seasons.*.weekdays'), ...ofWeek },
  { place: placeWithin('seasons.*.roomTypeIds'), ...ofAll },
  { place: placeWithin('seasons.*.ratePlanIds'), ...ofAll },
  { place: placeWithin('restrictions.*.weekdays'), ...ofWeek },
  { place: placeWithin('restrictions.*.arrivalDays'), ...ofWeek },
  { place: placeWithin('restrictions.*.departureDays'), ...ofWeek },
  { place: placeWithin('restrictions.*.roomTypeIds'), ...ofAll },
  { place: placeWithin('restrictions.*.ratePlanIds'), ...ofAll },
  { place: placeWithin('spokenLanguages'), order: spokenLanguages, isOut: true },
  { place: placeWithin('payment.atProperty'), order: waysAtProperty, isOut: true },
  { place: placeWithin('ratePlans.*.payment'), order: guestsChoices, isOut: false },
];

/** The list that a box of a path is of, and what the box stands for. */
function boxOf(path: string): { readonly list: TickedList; readonly at: string; readonly entry: string } | null {
  const list = lists.find(({ place }) => (place(path)?.rest ?? '') !== '');
  const entry = list?.place(path)?.rest ?? '';
  return list === undefined ? null : { list, entry, at: path.slice(0, -entry.length - 1) };
}

/** Boxes that were ticked or cleared -> their whole lists. */
export const withTickedLists: Settle = (documents, changes) => {
  const boxes = changes.flatMap((change) => {
    const box = boxOf(change.path);
    return box === null ? [] : [{ ...box, isTicked: change.value === true }];
  });
  const touched = new Map(boxes.map(({ at, list }) => [at, list]));
  return [
    ...changes.filter(({ path }) => boxOf(path) === null),
    ...[...touched].map(([at, { order, isOut }]) => {
      const ticked = new Set(ticksAt(documents, at));
      for (const box of boxes)
        if (box.at === at) {
          if (box.isTicked) ticked.add(box.entry);
          else ticked.delete(box.entry);
        }
      const entries = order === undefined ? [...ticked] : order.filter((entry) => ticked.has(entry));
      return { file: factsFile, path: at, ...(isOut && entries.length === 0 ? {} : { value: entries }) };
    }),
  ];
};

const ticksAt = (documents: DraftDocuments, at: string): readonly string[] =>
  entriesAt(factsIn(documents), at as ListPlace).map(String);
