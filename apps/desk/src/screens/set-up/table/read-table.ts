import type { Locale } from '@latchkey/site/urls';
import type { Change } from '../fields/change.types.ts';
import { type Documents, entriesAt, listAt, textAt, valueAt } from '../fields/document.ts';
import { freshId } from '../fields/fresh-id.ts';
import { currencyIn, facts, factsFile, languagesOf, planName, wordsFile } from '../fields/names-in.ts';
import { bedNames, type ColumnKey, columnHeads, columnKeys, isSame } from './columns.table.ts';
import { type ReadRow, readCells } from './read-cells.ts';
import { countInCell, dayInCell, moneyInCell } from './typed-cell.ts';
import type { TableFaultCode, TableFault } from '../model/table-fault.types.ts';

/** What a table says: changes of the documents, or all that is wrong in it; then nothing of it is taken. */
export type ReadTable =
  | { readonly kind: 'read'; readonly changes: readonly Change[] }
  | { readonly kind: 'wrong'; readonly faults: readonly TableFault[] };

type Column = { readonly head: string } & ({ readonly key: ColumnKey } | { readonly plan: string });
type Fact = Readonly<Record<string, unknown>>;

const mostRows = 200;

/** Reads rooms and prices out of a table that was pasted. */
export function readTable(pasted: string, documents: Documents, locale: Locale): ReadTable {
  const [head, ...rows] = readCells(pasted);
  const faults: TableFault[] = [];
  const fault = (
    code: TableFaultCode,
    line: number | null = null,
    column: string | null = null,
    cell?: string,
  ): void => {
    faults.push({ code, line, column, cell: cell === undefined ? null : cell.slice(0, 80) });
  };
  if (head === undefined || rows.length === 0) fault('no_rows');
  else if (rows.length > mostRows) fault('too_many_rows');
  if (head === undefined || faults.length > 0) return { kind: 'wrong', faults };
  const columns = columnsOf(head, documents, fault);
  if (!columns.some((one) => one !== null && 'key' in one && one.key === 'name')) fault('no_name_column', head.line);
  if (faults.length > 0) return { kind: 'wrong', faults };
  const rooms = new Map<string, Fact>();
  const named: Change[] = [];
  for (const row of rows) readRow(row, { columns, documents, locale, rooms, named, fault });
  if (faults.length > 0) return { kind: 'wrong', faults };
  const own = facts(documents);
  const changed = [...rooms].filter(
    ([id, room]) => JSON.stringify(valueAt(own, `rooms.${id}`)) !== JSON.stringify(room),
  );
  return {
    kind: 'read',
    changes: [...changed.map(([id, value]) => ({ file: factsFile, path: `rooms.${id}`, value })), ...named],
  };
}

type Tell = (code: TableFaultCode, line?: number | null, column?: string | null, cell?: string) => void;

/** What each column is of; null of one without a head, which must be empty. */
function columnsOf({ line, cells }: ReadRow, documents: Documents, fault: Tell): readonly (Column | null)[] {
  const plans = listAt(facts(documents), 'ratePlans').filter((plan) => plan['derivedFrom'] === undefined);
  const seen = new Set<string>();
  return cells.map((head) => {
    if (head === '') return null;
    const key = columnKeys.find((one) => columnHeads[one].some((known) => isSame(known, head)));
    const plan = plans.find(({ id }) =>
      [id, ...languagesOf(documents).map((language) => planName(documents, id, language))].some((name) =>
        isSame(name, head),
      ),
    );
    const name = key ?? plan?.id;
    if (name === undefined) fault('unknown_column', line, head);
    else if (seen.has(name)) fault('column_twice', line, head);
    seen.add(name ?? '');
    return key !== undefined ? { head, key } : plan === undefined ? null : { head, plan: plan.id };
  });
}

interface Reading {
  readonly columns: readonly (Column | null)[];
  readonly documents: Documents;
  readonly locale: Locale;
  readonly rooms: Map<string, Fact>;
  readonly named: Change[];
  readonly fault: Tell;
}

function readRow({ line, cells }: ReadRow, { columns, documents, locale, rooms, named, fault }: Reading): void {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return fault('too_many_cells', line);
  const own = facts(documents);
  const cellOf = (key: ColumnKey): { readonly head: string; readonly text: string } => {
    const at = columns.findIndex((one) => one !== null && 'key' in one && one.key === key);
    return { head: columns[at]?.head ?? '', text: cells[at] ?? '' };
  };
  const name = cellOf('name');
  if (name.text === '') return fault('no_name', line, name.head);
  const known = listAt(own, 'rooms').find(({ id }) =>
    [id, ...languagesOf(documents).map((one) => textAt(documents[wordsFile(one)], `rooms.${id}.name`))].some(
      (one) => one !== '' && isSame(one, name.text),
    ),
  );
  const language = languagesOf(documents).find((one) => one === locale) ?? 'en';
  const id = known?.id ?? freshId(documents, 'rooms', [{ name: name.text }]);
  const from = cellOf('from');
  const day = from.text === '' ? null : dayInCell(from.text);
  if (from.text !== '' && day === null) return fault('no_day', line, from.head, from.text);
  if (rooms.has(id) && day === null) return fault('row_twice', line, name.head, name.text);

  const room: Record<string, unknown> = structuredClone(rooms.get(id) ?? known ?? newRoom(documents, id));
  for (const [key, field] of [
    ['total', 'total'],
    ['guests', 'maxPax'],
  ] as const) {
    const { head, text } = cellOf(key);
    if (text === '') {
      if (known === undefined && !rooms.has(id)) fault('new_lacks', line, head === '' ? key : head);
      continue;
    }
    const count = countInCell(text);
    if (count === null) fault('no_count', line, head, text);
    else room[field] = count;
  }
  if (known === undefined) room['maxBeds'] = room['maxPax'];
  const bed = cellOf('bed');
  if (bed.text !== '') {
    const beds = bedsIn(bed.text);
    if (beds === null) fault('no_bed', line, bed.head, bed.text);
    else if (!isSameBeds(entriesAt(room, 'beds'), beds)) room['beds'] = beds;
  }
  for (const [at, column] of columns.entries()) {
    const text = cells[at] ?? '';
    if (column === null || !('plan' in column) || text === '') continue;
    const price = moneyInCell(text, currencyIn(documents));
    if (price === null || price === 0) fault('no_money', line, column.head, text);
    else if (!priced(room, column.plan, price, day)) fault('no_earlier_price', line, column.head, text);
  }
  if (known === undefined && !rooms.has(id))
    named.push({ file: wordsFile(language), path: `rooms.${id}`, value: { name: name.text, amenities: [] } });
  rooms.set(id, room);
}

const newRoom = (documents: Documents, id: string): Fact => ({
  id,
  total: 1,
  images: entriesAt(facts(documents), 'images').slice(0, 1),
  beds: [{ kind: 'double', count: 1 }],
  maxPax: 2,
  maxBeds: 2,
  prices: {},
});

/** Beds such as `king`, or `2 × single, sofa`; null where one of them is unknown. */
function bedsIn(text: string): readonly { readonly kind: string; readonly count: number }[] | null {
  const beds = text.split(/[+,&/]/).map((one) => {
    const [, many = '1', name = ''] = /^\s*(\d{1,2})?\s*[x×]?\s*(.+?)\s*$/iu.exec(one) ?? [];
    const kind = Object.keys(bedNames).find((known) => bedNames[known]?.some((other) => isSame(other, name)));
    return kind === undefined || Number(many) < 1 ? null : { kind, count: Number(many) };
  });
  const whole = beds.filter((one) => one !== null);
  return whole.length === beds.length ? whole : null;
}

const isSameBeds = (
  before: readonly unknown[],
  beds: readonly { readonly kind: string; readonly count: number }[],
): boolean =>
  before.length === beds.length &&
  beds.every(({ kind, count }, at) => textAt(before[at], 'kind') === kind && valueAt(before[at], 'count') === count);

/** Sets the price of a plan for all guests that it has one for; from a day on beside what there is. False where it would be the first. */
function priced(room: Record<string, unknown>, plan: string, price: number, day: string | null): boolean {
  const at = `prices.${plan}`;
  const steps = entriesAt(room, `${at}.priceForPax`);
  if (day !== null && steps.length === 0) return false;
  const last = steps.at(-1);
  const pax = last === undefined ? Number(room['maxPax']) : Number(valueAt(last, 'pax'));
  const prices = { ...(room['prices'] as Fact) };
  const before = (prices[plan] ?? {}) as Fact;
  const latest = last === undefined ? 0 : Number(valueAt(last, 'price'));
  // Fewer guests pay as much less as before, so that the steps stay in order.
  const moved = [
    ...steps.slice(0, -1).map((step) => ({
      pax: Number(valueAt(step, 'pax')),
      price: Math.max(1, Number(valueAt(step, 'price')) + price - latest),
    })),
    { pax, price },
  ];
  if (day === null) prices[plan] = { ...before, priceForPax: price === latest ? steps : moved };
  else {
    const others = entriesAt(before, 'later').filter((one) => textAt(one, 'from') !== day);
    const later = [...others, { from: day, priceForPax: moved }];
    prices[plan] = {
      ...before,
      later: later.toSorted((one, other) => (textAt(one, 'from') < textAt(other, 'from') ? -1 : 1)),
    };
  }
  room['prices'] = prices;
  return true;
}

/** The plans that have prices of their own, by which a table has its columns. */
export const plansInTable = (documents: Documents): readonly string[] =>
  listAt(facts(documents), 'ratePlans')
    .filter((plan) => plan['derivedFrom'] === undefined)
    .map(({ id }) => id);
