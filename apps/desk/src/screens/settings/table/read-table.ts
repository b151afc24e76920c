import type { Locale } from '@latchkey/site/urls';
import {
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  factsIn,
  listAt,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { changedFact, changedWords, type Sketch, type Unchecked } from '@latchkey/hotel-document/drafts';
import type { WrittenRoom } from '@latchkey/hotel-document/facts';
import { newRoom } from '@latchkey/hotel-document/defaults';
import { bedKinds } from '@latchkey/booking-core/rooms-typed';
import { freshId } from '../fields/fresh-id.ts';
import { currencyIn, languagesOf, planName } from '../fields/names-in.ts';
import { bedNames, type ColumnKey, columnHeads, columnKeys, isSame } from './columns.table.ts';
import { type ReadRow, readCells } from './read-cells.ts';
import { countInCell, dayInCell, moneyInCell } from './typed-cell.ts';
import type { TableFaultCode, TableFault } from '../model/table-fault.types.ts';

/** What a table says: changes of the documents, or all that is wrong in it; then nothing of it is taken. */
export type ReadTable =
  | { readonly kind: 'read'; readonly changes: readonly DocumentChange[] }
  | { readonly kind: 'wrong'; readonly faults: readonly TableFault[] };

type Column = { readonly head: string } & ({ readonly key: ColumnKey } | { readonly plan: string });
type Room = Sketch<WrittenRoom>;
type Bed = WrittenRoom['beds'][number];

const mostRows = 200;

/** Reads rooms and prices out of a table that was pasted. */
export function readTable(pasted: string, documents: DraftDocuments, locale: Locale): ReadTable {
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
  const rooms = new Map<string, Room>();
  const named: DocumentChange[] = [];
  for (const row of rows) readRow(row, { columns, documents, locale, rooms, named, fault });
  if (faults.length > 0) return { kind: 'wrong', faults };
  const own = factsIn(documents);
  const changed = [...rooms].filter(
    ([id, room]) => JSON.stringify(valueAt(own, `rooms.${id}`)) !== JSON.stringify(room),
  );
  return {
    kind: 'read',
    changes: [...changed.map(([id, room]) => changedFact(`rooms.${id}`, room)), ...named],
  };
}

type Tell = (code: TableFaultCode, line?: number | null, column?: string | null, cell?: string) => void;

/** What each column is of; null of one without a head, which must be empty. */
function columnsOf({ line, cells }: ReadRow, documents: DraftDocuments, fault: Tell): readonly (Column | null)[] {
  const plans = listAt(factsIn(documents), 'ratePlans').filter((plan) => plan.derivedFrom === undefined);
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
  readonly documents: DraftDocuments;
  readonly locale: Locale;
  readonly rooms: Map<string, Room>;
  readonly named: DocumentChange[];
  readonly fault: Tell;
}

function readRow({ line, cells }: ReadRow, { columns, documents, locale, rooms, named, fault }: Reading): void {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return fault('too_many_cells', line);
  const own = factsIn(documents);
  const cellOf = (key: ColumnKey): { readonly head: string; readonly text: string } => {
    const at = columns.findIndex((one) => one !== null && 'key' in one && one.key === key);
    return { head: columns[at]?.head ?? '', text: cells[at] ?? '' };
  };
  const name = cellOf('name');
  if (name.text === '') return fault('no_name', line, name.head);
  const known = listAt(own, 'rooms').find(({ id }) =>
    [id, ...languagesOf(documents).map((one) => textAt(wordsIn(documents, one), `rooms.${id}.name`))].some(
      (one) => one !== '' && isSame(one, name.text),
    ),
  );
  const language = languagesOf(documents).find((one) => one === locale) ?? 'en';
  const id = known?.id ?? freshId(documents, 'rooms', [{ name: name.text }]);
  const from = cellOf('from');
  const day = from.text === '' ? null : dayInCell(from.text);
  if (from.text !== '' && day === null) return fault('no_day', line, from.head, from.text);
  if (rooms.has(id) && day === null) return fault('row_twice', line, name.head, name.text);

  let room: Room = structuredClone(rooms.get(id) ?? known ?? newRoom(id, entriesAt(own, 'images').map(String)));
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
    else room = { ...room, [field]: count };
  }
  if (known === undefined) room = { ...room, maxBeds: valueAt<WrittenRoom, 'maxPax'>(room, 'maxPax') };
  const bed = cellOf('bed');
  if (bed.text !== '') {
    const beds = bedsIn(bed.text);
    if (beds === null) fault('no_bed', line, bed.head, bed.text);
    else if (!isSameBeds(entriesAt<WrittenRoom, 'beds'>(room, 'beds'), beds)) room = { ...room, beds };
  }
  for (const [at, column] of columns.entries()) {
    const text = cells[at] ?? '';
    if (column === null || !('plan' in column) || text === '') continue;
    const price = moneyInCell(text, currencyIn(documents));
    if (price === null || price === 0) fault('no_money', line, column.head, text);
    else {
      const after = priced(room, column.plan, price, day);
      if (after === null) fault('no_earlier_price', line, column.head, text);
      else room = after;
    }
  }
  if (known === undefined && !rooms.has(id))
    named.push(changedWords(language, `rooms.${id}`, { name: name.text, amenities: [] }));
  rooms.set(id, room);
}

/** Beds such as `king`, or `2 × single, sofa`; null where one of them is unknown. */
function bedsIn(text: string): readonly { readonly kind: string; readonly count: number }[] | null {
  const beds = text.split(/[+,&/]/).map((one) => {
    const [, many = '1', name = ''] = /^\s*(\d{1,2})?\s*[x×]?\s*(.+?)\s*$/iu.exec(one) ?? [];
    const kind = bedKinds.find((known) => bedNames[known].some((other) => isSame(other, name)));
    return kind === undefined || Number(many) < 1 ? null : { kind, count: Number(many) };
  });
  const whole = beds.filter((one) => one !== null);
  return whole.length === beds.length ? whole : null;
}

const isSameBeds = (
  before: readonly Unchecked<Bed>[],
  beds: readonly { readonly kind: string; readonly count: number }[],
): boolean =>
  before.length === beds.length &&
  beds.every(({ kind, count }, at) => textAt(before[at], 'kind') === kind && valueAt(before[at], 'count') === count);

type Price = WrittenRoom['prices'][string];

/** The room with a price of a plan for all guests that it has one for; from a day on beside what there is. Null where it would be the first. */
function priced(room: Room, plan: string, price: number, day: string | null): Room | null {
  const before: Unchecked<Price> = valueAt<WrittenRoom, `prices.${string}`>(room, `prices.${plan}`) ?? {};
  const steps = entriesAt(before, 'priceForPax');
  if (day !== null && steps.length === 0) return null;
  const last = steps.at(-1);
  const pax = Number(last === undefined ? valueAt<WrittenRoom, 'maxPax'>(room, 'maxPax') : valueAt(last, 'pax'));
  const latest = last === undefined ? 0 : Number(valueAt(last, 'price'));
  // Fewer guests pay as much less as before, so that the steps stay in order.
  const moved: Price['priceForPax'] = [
    ...steps.slice(0, -1).map((step) => ({
      pax: Number(valueAt(step, 'pax')),
      price: Math.max(1, Number(valueAt(step, 'price')) + price - latest),
    })),
    { pax, price },
  ];
  const later = entriesAt(before, 'later').filter((one) => textAt(one, 'from') !== day);
  const after: Sketch<Price> =
    day === null
      ? { ...before, priceForPax: price === latest ? steps : moved }
      : { ...before, later: [...later, { from: day, priceForPax: moved }].toSorted(byDay) };
  return { ...room, prices: { ...valueAt<WrittenRoom, 'prices'>(room, 'prices'), [plan]: after } };
}

type Later = NonNullable<Price['later']>[number];
const byDay = (one: Sketch<Later>, other: Sketch<Later>): number =>
  textAt<Later, 'from'>(one, 'from') < textAt<Later, 'from'>(other, 'from') ? -1 : 1;

/** The plans that have prices of their own, by which a table has its columns. */
export const plansInTable = (documents: DraftDocuments): readonly string[] =>
  listAt(factsIn(documents), 'ratePlans')
    .filter((plan) => plan.derivedFrom === undefined)
    .map(({ id }) => id);
