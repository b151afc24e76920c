import type { Change } from './change.types.ts';
import { type Documents, entriesAt, listAt, valueAt } from './document.ts';
import { fact } from './fact.ts';
import { planInRoom, planOfName } from './groups/packages.ts';
import { meals } from './groups/plans.ts';
import { facts, languagesOf, wordsFile } from './names-in.ts';
import { withChildren, withFeeTaxes } from './settle-charges.ts';
import { withAges, withSeasons, withTiers } from './settle-rows.ts';
import type { Settle } from './settle.types.ts';

/** What was typed one by one -> changes of the documents, where several values stand together or follow from one another. */
export function settled(documents: Documents, changes: readonly Change[]): Change[] {
  return [
    withMeals,
    withPlans,
    withBeds,
    withPackages,
    withMarks,
    withMeasuring,
    withRest,
    withFeeTaxes,
    withChildren,
    withTiers,
    withSeasons,
    withAges,
  ].reduce<readonly Change[]>((all, settle) => settle(documents, all), changes) as Change[];
}

/** The meal of a plan stands among what else it includes. */
const withMeals: Settle = (documents, changes) =>
  changes.map((one) => {
    if (!/^ratePlans\.[^.]+\.inclusions$/.test(one.path)) return one;
    const others = entriesAt(facts(documents), one.path).filter((code) => !meals.includes(String(code)));
    return { ...one, value: one.value === 'none' ? others : [one.value, ...others] };
  });

/** A plan that follows another has no prices of its own, and one that follows none any more has no figure of it. */
const withPlans: Settle = (documents, changes) =>
  changes.flatMap((one) => {
    const [, id] = /^ratePlans\.([^.]+)\.derivedFrom\.ratePlanId$/.exec(one.path) ?? [];
    if (id === undefined) return [one];
    const at = `ratePlans.${id}.derivedFrom`;
    if (one.value === undefined) return [fact(at)];
    if (valueAt(facts(documents), at) !== undefined) return [one];
    return [
      fact(at, { ratePlanId: one.value, percent: 0 }),
      ...listAt(facts(documents), 'rooms')
        .filter((room) => valueAt(room, `prices.${id}`) !== undefined)
        .map((room) => fact(`rooms.${room.id}.prices.${id}`)),
    ];
  });

/** Beds are told apart by their number alone: where one comes or goes, the whole list is written. */
const withBeds: Settle = (documents, changes) => {
  const bed = /^rooms\.([^.]+)\.beds\.(\d+)(?:\.(kind|count))?$/;
  const rooms = new Set(changes.flatMap(({ path }) => bed.exec(path)?.[1] ?? []));
  return [
    ...changes.filter(({ path }) => !bed.test(path)),
    ...[...rooms].map((room) => {
      const path = `rooms.${room}.beds`;
      const beds: (Readonly<Record<string, unknown>> | null)[] = entriesAt(facts(documents), path).map((one) => ({
        ...(one as Readonly<Record<string, unknown>>),
      }));
      for (const change of changes) {
        const [, of, place, key] = bed.exec(change.path) ?? [];
        if (of !== room) continue;
        const at = Number(place);
        if (key === undefined) beds[at] = change.value === null ? null : { kind: change.value, count: 1 };
        else beds[at] = change.value === undefined ? null : { ...beds[at], [key]: change.value };
      }
      return fact(
        path,
        beds.filter((one) => one !== null && 'kind' in one),
      );
    }),
  ];
};

/** What a package holds is ticked one by one, and written as one list. */
const withPackages: Settle = (documents, changes) => {
  const ticked = /^packages\.([^.]+)\.(ratePlans|addonIds)\.(.+)$/;
  const lists = new Set(changes.flatMap(({ path }) => (ticked.test(path) ? [path.replace(ticked, '$1 $2')] : [])));
  return [
    ...changes.filter(({ path }) => !ticked.test(path)),
    ...[...lists].map((list) => {
      const [id = '', key = ''] = list.split(' ');
      const at = `packages.${id}.${key}`;
      const isIn = new Map(
        changes.flatMap(({ path, value }) =>
          path.startsWith(`${at}.`) ? [[path.slice(at.length + 1), value === true] as const] : [],
        ),
      );
      const said = (one: unknown): string => (key === 'addonIds' ? String(one) : planInRoom(one));
      const before = entriesAt(facts(documents), at);
      const added = [...isIn].filter(([name, isTicked]) => isTicked && !before.some((one) => said(one) === name));
      return fact(at, [
        ...before.filter((one) => isIn.get(said(one)) !== false),
        ...added.map(([name]) => (key === 'addonIds' ? name : planOfName(name))),
      ]);
    }),
  ];
};

/** The pictogram beside each line of what is in a room or in the house stays with its line; a new line has a tick. */
const withMarks: Settle = (documents, changes) => [
  ...changes,
  ...changes.flatMap(({ file, path, value }) => {
    const [, room] = /^rooms\.([^.]+)\.amenities$/.exec(path) ?? [];
    const marksAt = path === 'facilities' ? 'facilityMarks' : room === undefined ? null : `rooms.${room}.amenityMarks`;
    const [first] = languagesOf(documents);
    if (marksAt === null || first === undefined || file !== wordsFile(first) || !Array.isArray(value)) return [];
    const marks = entriesAt(facts(documents), marksAt);
    const before = entriesAt(documents[file], path);
    if (marks.length === 0) return [];
    const markOfLine = (line: unknown): unknown => marks[before.indexOf(line)] ?? 'check';
    return [fact(marksAt, value.map(markOfLine))];
  }),
];

const unmeasured = { consent: 'needed', analytics: null, pixel: null, tagManager: null, siteTag: null };

/** What is measured is one value, which may be none. */
const withMeasuring: Settle = (documents, changes) => {
  const its = changes.filter(({ path }) => path.startsWith('measuring.'));
  if (its.length === 0) return changes;
  const before = (valueAt(facts(documents), 'measuring') ?? {}) as Readonly<Record<string, unknown>>;
  const value: Record<string, unknown> = { ...unmeasured, ...before };
  for (const one of its) {
    const key = one.path.slice('measuring.'.length);
    if (key !== 'analytics.token') value[key] = one.value ?? null;
    else if (textOf(one.value) === '') value['analytics'] = null;
    else value['analytics'] = { ...(value['analytics'] as object | null), token: one.value };
  }
  return [...changes.filter((one) => !its.includes(one)), fact('measuring', value)];
};

/** A rest without a day is none; one with a day says what becomes of it if nobody pays, paying at the hotel unless said. */
const withRest: Settle = (documents, changes) => {
  const rest = /^(.+\.advance\.rest)\.(?:daysBefore|ifUnpaid)$/;
  const rests = new Set(changes.flatMap(({ path }) => rest.exec(path)?.[1] ?? []));
  return [
    ...changes.filter(({ path }) => !rest.test(path)),
    ...[...rests].flatMap((at) => {
      const after = (key: string): unknown => {
        const change = changes.find(({ path }) => path === `${at}.${key}`);
        return change === undefined ? valueAt(facts(documents), `${at}.${key}`) : change.value;
      };
      const daysBefore = after('daysBefore');
      if (daysBefore !== undefined) return [fact(at, { daysBefore, ifUnpaid: after('ifUnpaid') ?? 'pay-at-property' })];
      return changes.some(({ path }) => path === `${at}.daysBefore`) ? [fact(at)] : [];
    }),
  ];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
