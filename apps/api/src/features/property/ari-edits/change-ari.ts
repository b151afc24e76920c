import type { StockFault } from '@latchkey/api-contract/types';
import { actingNow } from '../../../database/acting.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { AriMessage, AriOutcome } from './ari-change.types.ts';
import { inSpans, placed, type PlacedChange } from './changed-cells.ts';
import { changeRates, inChange } from './change-rates.ts';
import { changeTotals } from './change-totals.ts';
import { isPriceable } from './edit-rates.ts';
import { faultsOfDates, nightsOnSale } from './editable-nights.ts';
import type { Message } from './figures.ts';
import { actsOf } from './stock-act.ts';

/**
 * Changes rooms, prices and restrictions of a hotel's nights, all that a message names or none of it. Whoever changes what
 * is on sale does it by this: a hand, a program, a channel. Where anything but `done` is answered, the caller rolls back.
 */
export async function changeAri(
  tx: Transaction,
  hotel: HotelRecord,
  { changes: given, sentAt, seenAt, currency, force: isForced = false, act: oneAct }: AriMessage,
  now: Date,
): Promise<AriOutcome> {
  const changes = placed(given);
  const odd = [
    ...faultsOfCurrency(hotel, currency),
    ...changes.flatMap((change) => faultsOf(hotel, change, now).map((fault) => inChange(fault, change, changes))),
  ];
  if (odd.length > 0) return { faults: odd };
  const message: Message = {
    by: senderOf(),
    // A clock that is ahead must not keep others from correcting what it sent.
    meant: Math.min((sentAt ?? now).getTime(), now.getTime()),
    now: now.getTime(),
    seen: seenAt?.getTime(),
  };
  // Rooms before rates: the order in which everybody locks.
  const totals = await changeTotals(tx, hotel, changes, message, isForced);
  const rates = await changeRates(tx, hotel, changes, message, isForced);
  const faults = [...totals.faults, ...rates.faults];
  if (faults.length > 0) return { faults };
  const newer = inSpans([...totals.newer, ...rates.newer]);
  if (newer.length > 0) return { newer };
  if (totals.belowSold.length > 0) return { belowSold: totals.belowSold };
  await totals.write();
  await rates.write();
  const nights = new Set([...totals.dates, ...rates.dates]).size;
  const acts = oneAct === undefined ? actsOf(hotel.id, changes, totals.before, rates.before) : [oneAct(nights)];
  if (nights > 0) for (const act of acts) noteAct(tx, act);
  const superseded = inSpans([...totals.superseded, ...rates.superseded]);
  return { done: { nights, cells: totals.cells + rates.cells, superseded } };
}

function senderOf(): string {
  const principal = actingNow()?.principal;
  return principal === undefined ? 'operator' : `${principal.kind}:${principal.id}`;
}

const faultsOfCurrency = ({ sale }: HotelRecord, currency: string | undefined): StockFault[] =>
  currency === undefined || currency === sale.currency ? [] : [{ code: 'other_currency', currency: sale.currency }];

const faultsOf = (hotel: HotelRecord, change: PlacedChange, now: Date): StockFault[] => [
  ...(change.priceForPax === undefined || isPriceable(change.priceForPax) ? [] : [{ code: 'unpriceable' as const }]),
  ...faultsOfDates(change.dates, nightsOnSale(hotel, now)),
];
