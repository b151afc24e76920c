import {
  changedFact,
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  factsIn,
  listAt,
  placeAt,
  placeWithin,
  type Sketch,
  valueAt,
} from '@latchkey/hotel-document/drafts';
import { meals } from '@latchkey/hotel-document/lists';
import { unmeasured } from '@latchkey/hotel-document/defaults';
import type { WrittenRoom } from '@latchkey/hotel-document/facts';
import { wordsIn } from '@latchkey/hotel-document/drafts';
import { planInRoom, planOfName } from './groups/packages.ts';
import { languagesOf, wordsFile } from './names-in.ts';
import { withAdvances } from './settle-advances.ts';
import { withChildren, withFeeTaxes } from './settle-charges.ts';
import { withTickedLists } from './settle-lists.ts';
import { withOwnPrices } from './settle-prices.ts';
import { withAges, withParts, withSeasons, withTiers } from './settle-rows.ts';
import type { Settle } from './settle.types.ts';

/** Changes of single fields -> changes of the documents, where values stand together or follow from one another. */
export function settled(documents: DraftDocuments, changes: readonly DocumentChange[]): DocumentChange[] {
  return [
    withMeals,
    withPlans,
    withBeds,
    withPackages,
    withMarks,
    withMeasuring,
    withAdvances,
    withRest,
    withTickedLists,
    withOwnPrices,
    withFeeTaxes,
    withChildren,
    withTiers,
    withSeasons,
    withParts,
    withAges,
  ].reduce<readonly DocumentChange[]>((all, settle) => settle(documents, all), changes) as DocumentChange[];
}

const inclusionsAt = placeAt('ratePlans.*.inclusions');

/** The meal of a plan stands among what else it includes. */
const withMeals: Settle = (documents, changes) =>
  changes.map((one) => {
    const [id] = inclusionsAt(one.path) ?? [];
    if (id === undefined) return one;
    const others = entriesAt(factsIn(documents), `ratePlans.${id}.inclusions`).filter(
      (code) => !meals.some((meal) => meal === String(code)),
    );
    return { ...one, value: one.value === 'none' ? others : [one.value, ...others] };
  });

const followedAt = placeAt('ratePlans.*.derivedFrom.ratePlanId');

/** A plan that begins to follow another loses its own prices; one that ceases to follow loses its `derivedFrom`. */
const withPlans: Settle = (documents, changes) =>
  changes.flatMap((one) => {
    const [id] = followedAt(one.path) ?? [];
    if (id === undefined) return [one];
    const at = `ratePlans.${id}.derivedFrom` as const;
    if (one.value === undefined) return [changedFact(at)];
    if (valueAt(factsIn(documents), at) !== undefined) return [one];
    return [
      changedFact(at, { ratePlanId: one.value, percent: 0 }),
      ...listAt(factsIn(documents), 'rooms')
        .filter((room) => valueAt(room, `prices.${id}`) !== undefined)
        .map((room) => changedFact(`rooms.${room.id}.prices.${id}`)),
    ];
  });

type Bed = WrittenRoom['beds'][number];
const bedAt = placeWithin('rooms.*.beds.*');

/** Beds are told apart by their number alone: where one comes or goes, the whole list is written. */
const withBeds: Settle = (documents, changes) => {
  const rooms = new Set(changes.flatMap(({ path }) => bedAt(path)?.ids[0] ?? []));
  return [
    ...changes.filter(({ path }) => bedAt(path) === null),
    ...[...rooms].map((room) => {
      const path = `rooms.${room}.beds` as const;
      const beds: (Sketch<Bed> | null)[] = entriesAt(factsIn(documents), path).map((one) => ({ ...one }));
      for (const change of changes) {
        const { ids: [of, place] = [''], rest = '' } = bedAt(change.path) ?? {};
        if (of !== room) continue;
        const at = Number(place);
        if (rest === '') beds[at] = change.value === null ? null : { kind: change.value, count: 1 };
        else beds[at] = change.value === undefined ? null : { ...beds[at], [rest]: change.value };
      }
      return changedFact(
        path,
        beds.flatMap((one) => (one !== null && 'kind' in one ? [one] : [])),
      );
    }),
  ];
};

const plansOfPackage = placeWithin('packages.*.ratePlans');
const extrasOfPackage = placeWithin('packages.*.addonIds');

/** What a package holds is ticked one by one, and written as one list. */
const withPackages: Settle = (documents, changes) => {
  const tickedIn = (path: string): 'ratePlans' | 'addonIds' | null => {
    if ((plansOfPackage(path)?.rest ?? '') !== '') return 'ratePlans';
    return (extrasOfPackage(path)?.rest ?? '') === '' ? null : 'addonIds';
  };
  const packagesOf = (key: 'ratePlans' | 'addonIds'): readonly string[] => [
    ...new Set(changes.flatMap(({ path }) => (tickedIn(path) === key ? (path.split('.')[1] ?? []) : []))),
  ];
  const isIn = (at: string): ReadonlyMap<string, boolean> =>
    new Map(
      changes.flatMap(({ path, value }) =>
        path.startsWith(`${at}.`) ? [[path.slice(at.length + 1), value === true] as const] : [],
      ),
    );
  return [
    ...changes.filter(({ path }) => tickedIn(path) === null),
    ...packagesOf('ratePlans').map((id) => {
      const at = `packages.${id}.ratePlans` as const;
      const before = entriesAt(factsIn(documents), at);
      const names = ticked(before.map(planInRoom), isIn(at));
      const kept = before.filter((one) => names.includes(planInRoom(one)));
      return changedFact(at, [
        ...kept,
        ...names.filter((name) => !before.map(planInRoom).includes(name)).map(planOfName),
      ]);
    }),
    ...packagesOf('addonIds').map((id) => {
      const at = `packages.${id}.addonIds` as const;
      return changedFact(at, ticked(entriesAt(factsIn(documents), at).map(String), isIn(at)));
    }),
  ];
};

/** What stays of a list, and what comes to it. */
const ticked = (before: readonly string[], isIn: ReadonlyMap<string, boolean>): readonly string[] => [
  ...before.filter((name) => isIn.get(name) !== false),
  ...[...isIn].flatMap(([name, isTicked]) => (isTicked && !before.includes(name) ? [name] : [])),
];

const amenitiesAt = placeAt('rooms.*.amenities');

/** The pictogram beside each line of what is in a room or in the house stays with its line; a new line has a tick. */
const withMarks: Settle = (documents, changes) => [
  ...changes,
  ...changes.flatMap(({ file, path, value }) => {
    const [room] = amenitiesAt(path) ?? [];
    const [marksAt, linesAt] =
      room === undefined
        ? (['facilityMarks', 'facilities'] as const)
        : ([`rooms.${room}.amenityMarks`, `rooms.${room}.amenities`] as const);
    const [first] = languagesOf(documents);
    if (path !== linesAt || first === undefined || file !== wordsFile(first) || !Array.isArray(value)) return [];
    const marks = entriesAt(factsIn(documents), marksAt);
    const before = entriesAt(wordsIn(documents, first), linesAt);
    if (marks.length === 0) return [];
    const markOfLine = (line: unknown): unknown => marks[before.indexOf(line)] ?? 'check';
    return [changedFact(marksAt, value.map(markOfLine))];
  }),
];

/** What is measured is one value, which may be none. */
const withMeasuring: Settle = (documents, changes) => {
  const its = changes.filter(({ path }) => path.startsWith('measuring.'));
  if (its.length === 0) return changes;
  const before = valueAt(factsIn(documents), 'measuring') ?? {};
  const value: Record<string, unknown> = { ...unmeasured, ...before };
  for (const one of its) {
    const key = one.path.slice('measuring.'.length);
    if (key !== 'analytics.token') value[key] = one.value ?? null;
    else if (textOf(one.value) === '') value['analytics'] = null;
    else value['analytics'] = { ...(value['analytics'] as object | null), token: one.value };
  }
  return [...changes.filter((one) => !its.includes(one)), changedFact('measuring', value)];
};

const restOfHotel = placeWithin('payment.advance.rest');
const restOfPlan = placeWithin('ratePlans.*.advance.rest');

/** The rest of a deposit that a key is typed of. */
function restOf(path: string): 'payment.advance.rest' | `ratePlans.${string}.advance.rest` | null {
  if ((restOfHotel(path)?.rest ?? '') !== '') return 'payment.advance.rest';
  const plan = restOfPlan(path);
  return plan === null || plan.rest === '' ? null : `ratePlans.${plan.ids[0]}.advance.rest`;
}

/** A rest goes with its day; one with a day says what becomes of it if nobody pays, by default paying at the hotel. */
const withRest: Settle = (documents, changes) => {
  const rests = new Set(changes.flatMap(({ path }) => restOf(path) ?? []));
  return [
    ...changes.filter(({ path }) => restOf(path) === null),
    ...[...rests].flatMap((at) => {
      const after = (key: 'daysBefore' | 'ifUnpaid'): unknown => {
        const change = changes.find(({ path }) => path === `${at}.${key}`);
        return change === undefined ? valueAt(factsIn(documents), `${at}.${key}`) : change.value;
      };
      const daysBefore = after('daysBefore');
      if (daysBefore !== undefined)
        return [changedFact(at, { daysBefore, ifUnpaid: after('ifUnpaid') ?? 'pay-at-property' })];
      return changes.some(({ path }) => path === `${at}.daysBefore`) ? [changedFact(at)] : [];
    }),
  ];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
