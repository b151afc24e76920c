import type { StockFault } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { AriChange, AriMessage, AriOutcome } from './ari-change.types.ts';
import { changeAri } from './change-ari.ts';

type Editing = Pick<Deps, 'db' | 'clock'>;

/** How an edit ended: the nights that it changed, or all that kept it from being made. Nothing is changed then. */
export type Edited = { readonly nights: number } | { readonly faults: readonly StockFault[] };

type Edit = AriChange & Pick<AriMessage, 'currency' | 'force'>;

/** Sets prices or restrictions of some nights by hand: what is named, on every night of the span or on none. */
export async function editRates(deps: Editing, hotel: HotelRecord, edit: Edit): Promise<Edited> {
  const outcome = await editNow(deps, hotel, edit);
  if ('done' in outcome) return { nights: outcome.done.nights };
  if ('faults' in outcome) return outcome;
  throw new Error('an edit of rates that is kept from being made by rooms');
}

/** Sets how many rooms of a type there are on some nights. */
export async function editTotal(
  deps: Editing,
  hotel: HotelRecord,
  edit: Edit,
): Promise<Edited | { readonly belowSold: readonly LocalDate[] }> {
  const outcome = await editNow(deps, hotel, edit);
  if ('done' in outcome) return { nights: outcome.done.nights };
  if ('faults' in outcome) return outcome;
  if ('belowSold' in outcome) return { belowSold: outcome.belowSold.flatMap(({ dates }) => dates) };
  throw new Error('an edit that saw everything is kept from being made by newer figures');
}

const editNow = (
  { db, clock }: Editing,
  hotel: HotelRecord,
  { currency, force, ...change }: Edit,
): Promise<AriOutcome> =>
  transact<AriOutcome>(db, async (tx, rollback) => {
    const outcome = await changeAri(tx, hotel, { changes: [change], currency, force }, clock());
    return 'done' in outcome ? outcome : rollback(outcome);
  });
