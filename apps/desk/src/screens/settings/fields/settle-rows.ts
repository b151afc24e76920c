import {
  changedFact,
  entriesAt,
  factsIn,
  type MatchedPlace,
  placeAt,
  placeWithin,
  type Sketch,
  type ValueAt,
  valueAt,
} from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { KeysOf } from '@latchkey/hotel-document/drafts';
import type { Settle } from './settle.types.ts';

type Row = Readonly<Record<string, unknown>>;
type ListPath = `ratePlans.${string}.cancellation` | `addons.${string}.prices` | `rooms.${string}.consistsOf`;
type RowOf<List extends ListPath> =
  NonNullable<ValueAt<WrittenFacts, List>> extends readonly (infer One)[] ? One : never;

interface Rows<List extends ListPath> {
  /** The row of a list that a path is in. */
  readonly place: (path: string) => MatchedPlace | null;
  /** Where the list stands that is of something with this id. */
  readonly list: (id: string) => List;
  /** A row that is there and loses it goes. */
  readonly needed: KeysOf<RowOf<List>>;
  readonly order?: (one: Row, other: Row) => number;
  /** Whether the list goes with its last row. */
  readonly isGoneEmpty?: boolean;
}

/**
 * Rows of a list are told apart by their number alone: where one comes or goes, the whole list is written. Values typed
 * into rows that stay are written in place.
 */
const withRows = <List extends ListPath>({
  place,
  list: listOf,
  needed,
  order,
  isGoneEmpty = false,
}: Rows<List>): Settle => {
  const rowAt = (path: string): { readonly list: List; readonly row: number; readonly key: string } | null => {
    const found = place(path);
    const [id, row = ''] = found?.ids ?? [''];
    return found === null || found.rest === '' || !/^\d+$/.test(row)
      ? null
      : { list: listOf(id), row: Number(row), key: found.rest };
  };
  return (documents, changes) => {
    const entriesOf = (list: ListPath): readonly unknown[] => entriesAt(factsIn(documents), list);
    const lists = new Set(
      changes.flatMap(({ path, value }) => {
        const at = rowAt(path);
        if (at === null) return [];
        const isNew = at.row >= entriesOf(at.list).length;
        return isNew || (at.key === needed && value === undefined) ? [at.list] : [];
      }),
    );
    const isWritten = (list: string | undefined): boolean => [...lists].some((one) => one === list);
    return [
      ...changes.filter(({ path }) => !isWritten(rowAt(path)?.list) && !isWritten(path)),
      ...[...lists].map((list) => {
        const written = changes.find(({ path }) => path === list)?.value;
        const before: readonly unknown[] = Array.isArray(written) ? written : entriesOf(list);
        const rows = before.map((row) => ({ ...(row as Row) }));
        for (const { path, value } of changes) {
          const at = rowAt(path);
          if (at?.list !== list) continue;
          const own: Record<string, unknown> = rows[at.row] ?? {};
          if (value === undefined) Reflect.deleteProperty(own, at.key);
          else own[at.key] = value;
          rows[at.row] = own;
        }
        // A new row that lacks it is named as what must be mended, and not lost.
        const kept: readonly Row[] = rows.filter((row, at) => row[needed] !== undefined || at >= before.length);
        return isGoneEmpty && kept.length === 0
          ? changedFact<ListPath>(list)
          : changedFact<ListPath>(list, order === undefined ? kept : kept.toSorted(order));
      }),
    ];
  };
};

type Tier = RowOf<`ratePlans.${string}.cancellation`>;
const hours = (row: Sketch<Tier>): number =>
  Number(valueAt<Tier, 'hoursBeforeCheckIn'>(row, 'hoursBeforeCheckIn') ?? -1);

/** Steps of cancelling, the earliest first; one whose hours are emptied goes. */
export const withTiers = withRows({
  place: placeWithin('ratePlans.*.cancellation.*'),
  list: (id) => `ratePlans.${id}.cancellation` as const,
  needed: 'hoursBeforeCheckIn',
  order: (one, other) => hours(other) - hours(one),
});

/** What a room is made up of; a part whose kind is emptied goes, and the list goes with its last one. */
export const withParts = withRows({
  place: placeWithin('rooms.*.consistsOf.*'),
  list: (id) => `rooms.${id}.consistsOf` as const,
  needed: 'roomTypeId',
  isGoneEmpty: true,
});

/** What an extra costs at some times; a time whose price is emptied goes, and the list goes with its last time. */
export const withSeasons = withRows({
  place: placeWithin('addons.*.prices.*'),
  list: (id) => `addons.${id}.prices` as const,
  needed: 'price',
  isGoneEmpty: true,
});

const categoryAt = placeAt('addons.*.category');
const youngestAt = placeAt('addons.*.goesWith.ages.from');
const oldestAt = placeAt('addons.*.goesWith.ages.to');

/** An extra that ceases to be for each person loses its ages, as does one whose first and last age are both emptied. */
export const withAges: Settle = (documents, changes) => {
  const touched = new Set(
    changes.flatMap(({ path }) => (categoryAt(path) ?? youngestAt(path) ?? oldestAt(path))?.[0] ?? []),
  );
  const gone = [...touched].filter((id) => {
    const after = (key: 'category' | 'goesWith.ages.from' | 'goesWith.ages.to'): unknown => {
      const change = changes.find(({ path }) => path === `addons.${id}.${key}`);
      return change === undefined ? valueAt(factsIn(documents), `addons.${id}.${key}`) : change.value;
    };
    if (valueAt(factsIn(documents), `addons.${id}.goesWith.ages`) === undefined) return false;
    const isForNone = after('goesWith.ages.from') === undefined && after('goesWith.ages.to') === undefined;
    return isForNone || after('category') !== 'person';
  });
  return [
    ...changes.filter(({ path }) => !gone.some((id) => path.startsWith(`addons.${id}.goesWith.ages.`))),
    ...gone.map((id) => changedFact(`addons.${id}.goesWith.ages`)),
  ];
};
