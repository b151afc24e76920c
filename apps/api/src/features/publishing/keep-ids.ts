import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../database/database.types.ts';
import { type IdsOf, namedIdsOf } from '@latchkey/hotel-document/names';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { dropStock, lockBookingsAhead, lockDates } from '../stock/stock.ts';
import { type IdAhead, idsAhead, stockedPlans, stockedTypes } from './ids-ahead.queries.ts';
import { renameId } from './rename-ids.queries.ts';

const endOfTime = '9999-12-31' as LocalDate;
const beginning = '0001-01-01' as LocalDate;

/** What a new file does to the ids that bookings name. */
export type KeptIds =
  | { readonly kind: 'kept'; readonly renamed: readonly string[] }
  /** Ids with bookings ahead that the file has no more: nothing is written. */
  | { readonly kind: 'missing'; readonly ids: readonly IdAhead[] };

/**
 * Has all that a hotel sold follow its new file, before that is written: what was renamed (`was`) is moved, and what is
 * gone is taken off sale. An id that is gone and has bookings ahead is refused, by its name: sold under another one, its
 * rooms would be sold twice. A file whose ids are all known does nothing.
 */
export async function keepIds(tx: Transaction, facts: HotelFacts, today: LocalDate): Promise<KeptIds> {
  const named = namedIdsOf(facts);
  const before = await goneOf(tx, facts, named, today);
  if (before.isNone) return { kind: 'kept', renamed: [] };
  await lockBookingsAhead(tx, facts.id);
  // Whoever is taking rooms of these types is through when this is through, and what follows reads it.
  await lockDates(tx, facts.id, beginning, endOfTime);
  const missing = missingIds(named, await idsAhead(tx, facts.id, today));
  if (missing.length > 0) return { kind: 'missing', ids: missing };
  const renamed: string[] = [];
  for (const { what, formerly } of named)
    for (const pair of formerly) {
      if ((await renameId(tx, facts.id, what, pair)) > 0) renamed.push(`${what} ${pair.join(' is now ')}`);
    }
  const { types, plans } = await goneOf(tx, facts, named, today);
  await dropStock(tx, facts.id, today, { types, plans });
  return { kind: 'kept', renamed };
}

/** The ids with bookings ahead that a file lacks, both as present and as former ids. */
export function missingIds(named: readonly IdsOf[], ahead: readonly IdAhead[]): IdAhead[] {
  const ofKind = new Map(named.map((one) => [one.what, one]));
  return ahead.filter(({ what, id }) => {
    const known = ofKind.get(what);
    return known?.ids.has(id) !== true && known?.formerly.has(id) !== true;
  });
}

/** A sentence of a missing id that names the mend. */
export function missingText({ what, id, bookings, until }: IdAhead): string {
  const place = { 'room type': 'rooms', 'rate plan': 'ratePlans', 'add-on': 'addons' }[what];
  const stop = {
    'room type': 'keep it and take its rooms off sale with keptBack on every weekday',
    'rate plan': 'keep it in ratePlans and take it out of the prices of the rooms',
    'add-on': 'keep it',
  }[what];
  const many = bookings === 1 ? '1 booking ahead has it' : `${bookings} bookings ahead have it`;
  return `the ${what} "${id}" is gone, and ${many}, until ${until}. If it was renamed, write "was": "${id}" beside the new id in ${place}; if it is sold no more, ${stop} until then`;
}

async function goneOf(
  tx: Transaction,
  facts: HotelFacts,
  named: readonly IdsOf[],
  today: LocalDate,
): Promise<{ readonly types: string[]; readonly plans: string[]; readonly isNone: boolean }> {
  const idsOf = (what: IdsOf['what']): ReadonlySet<string> => named.find((one) => one.what === what)?.ids ?? new Set();
  const types = (await stockedTypes(tx, facts.id, today)).filter((id) => !idsOf('room type').has(id));
  const plans = (await stockedPlans(tx, facts.id, today)).filter((id) => !idsOf('rate plan').has(id));
  if (types.length + plans.length > 0) return { types, plans, isNone: false };
  const addons = (await idsAhead(tx, facts.id, today)).some(({ what, id }) => !idsOf(what).has(id));
  return { types, plans, isNone: !addons };
}
