import { entriesAt, valueAt } from './document.ts';
import { fact } from './fact.ts';
import { facts } from './names-in.ts';
import type { Settle } from './settle.types.ts';

type Row = Readonly<Record<string, unknown>>;

interface Rows {
  /** Where a list stands, and what of one of its rows is typed. */
  readonly place: RegExp;
  /** A row that is there and loses it goes. */
  readonly needed: string;
  readonly order?: (one: Row, other: Row) => number;
}

/**
 * Rows of a list are told apart by their number alone: where one comes or goes, the whole list is written. What is typed
 * into rows that stay is written where it stands.
 */
const withRows =
  ({ place, needed, order }: Rows): Settle =>
  (documents, changes) => {
    const lists = new Set(
      changes.flatMap(({ path, value }) => {
        const [, list = '', row = '', key] = place.exec(path) ?? [];
        const isNew = Number(row) >= entriesAt(facts(documents), list).length;
        return list !== '' && (isNew || (key === needed && value === undefined)) ? [list] : [];
      }),
    );
    const isOf = (path: string): boolean => lists.has(place.exec(path)?.[1] ?? '');
    return [
      ...changes.filter(({ path }) => !isOf(path) && !lists.has(path)),
      ...[...lists].map((list) => {
        const written = changes.find(({ path }) => path === list)?.value;
        const before: readonly unknown[] = Array.isArray(written) ? written : entriesAt(facts(documents), list);
        const rows = before.map((row) => ({ ...(row as Row) }));
        for (const { path, value } of changes) {
          const [, at, row = '', key = ''] = place.exec(path) ?? [];
          if (at !== list) continue;
          const own: Record<string, unknown> = rows[Number(row)] ?? {};
          if (value === undefined) Reflect.deleteProperty(own, key);
          else own[key] = value;
          rows[Number(row)] = own;
        }
        // A new row that lacks it is named as what must be mended, and not lost.
        const kept: readonly Row[] = rows.filter((row, at) => row[needed] !== undefined || at >= before.length);
        return fact(list, order === undefined ? kept : kept.toSorted(order));
      }),
    ];
  };

const hours = (row: Row): number => Number(row['hoursBeforeCheckIn'] ?? -1);

/** Steps of cancelling, the earliest first; one whose hours are emptied goes. */
export const withTiers = withRows({
  place: /^(ratePlans\.[^.]+\.cancellation)\.(\d+)\.(\w+)$/,
  needed: 'hoursBeforeCheckIn',
  order: (one, other) => hours(other) - hours(one),
});

/** What an extra costs at some times; a time whose price is emptied goes, and an extra without times has no list of them. */
export const withSeasons: Settle = (documents, changes) =>
  withRows({ place: /^(addons\.[^.]+\.prices)\.(\d+)\.(\w+)$/, needed: 'price' })(documents, changes).map((one) =>
    /^addons\.[^.]+\.prices$/.test(one.path) && Array.isArray(one.value) && one.value.length === 0
      ? fact(one.path)
      : one,
  );

/** An extra that is for each person no more is for no ages, and one without a first and a last age is for all. */
export const withAges: Settle = (documents, changes) => {
  const touched = new Set(
    changes.flatMap(({ path }) => /^(addons\.[^.]+)\.(?:category|goesWith\.ages\.(?:from|to))$/.exec(path)?.[1] ?? []),
  );
  const gone = [...touched].filter((at) => {
    const after = (key: string): unknown => {
      const change = changes.find(({ path }) => path === `${at}.${key}`);
      return change === undefined ? valueAt(facts(documents), `${at}.${key}`) : change.value;
    };
    if (valueAt(facts(documents), `${at}.goesWith.ages`) === undefined) return false;
    const isForNone = after('goesWith.ages.from') === undefined && after('goesWith.ages.to') === undefined;
    return isForNone || after('category') !== 'person';
  });
  return [
    ...changes.filter(({ path }) => !gone.some((at) => path.startsWith(`${at}.goesWith.ages.`))),
    ...gone.map((at) => fact(`${at}.goesWith.ages`)),
  ];
};
