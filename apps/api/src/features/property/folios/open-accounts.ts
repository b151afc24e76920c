import type { OpenAccounts } from '@latchkey/api-contract/types';
import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { Deps } from '../../../deps.ts';
import { type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import { type Debt, debtsOfStay } from './debts-of-stay.ts';
import { type StayOver, staysOver } from './open-accounts.queries.ts';

type Debtor = OpenAccounts['debtors'][number];
type Stay = Debtor['stays'][number];

/** What stays that are over still owe a hotel, by who owes it. */
export async function openAccountsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
): Promise<OpenAccounts> {
  return accountsOf(await staysOver(db, hotel.id), hotel.sale, clock());
}

/** The same of some stays, in each currency and that of the hotel first; whoever has owed for longest first. */
export function accountsOf(
  stays: readonly StayOver[],
  { timeZone, currency: own }: Pick<HotelRecord['sale'], 'timeZone' | 'currency'>,
  now: Date,
): OpenAccounts {
  const dayOf = (at: Date): LocalDate => propertyToday(timeZone, at);
  const today = dayOf(now);
  const debts = Map.groupBy(stays.flatMap(debtsOfStay), ({ debtor, stay }) => `${stay.currency} ${debtor}`);
  const debtors = [...debts.values()].map((its) => debtorOf(its, today, dayOf));
  const totals = [...Map.groupBy(debtors, ({ currency }) => currency)].map(([currency, its]) => ({
    currency,
    ...sumsOf(its.flatMap((one) => one.stays)),
  }));
  return {
    today,
    debtors,
    totals: totals.toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own)),
  };
}

/** The debts of one debtor in one currency, under the name that was written last. */
function debtorOf(debts: readonly Debt[], today: LocalDate, dayOf: (at: Date) => LocalDate): Debtor {
  const last = debts.at(-1);
  if (last === undefined) throw new Error('a debtor without a debt');
  const { kind, name, taxId, stay } = last;
  const stays = debts.map((debt) => stayOf(debt, today, dayOf));
  return {
    kind,
    name,
    ...(taxId === undefined ? {} : { taxId }),
    currency: stay.currency,
    ...sumsOf(stays),
    stays,
  };
}

function stayOf({ stay, toPay }: Debt, today: LocalDate, dayOf: (at: Date) => LocalDate): Stay {
  const since = dayOf(stay.open_since);
  return {
    bookingId: stay.booking_id,
    reference: stay.reference,
    guestName: stay.travellers[0]?.fullName ?? '',
    status: stay.status,
    departs: stay.departs as LocalDate,
    since,
    daysOpen: daysBetween(since, today),
    toPay,
  };
}

/** What some stays owe together, and by age: up to 30 days, to 60, to 90, and longer. */
function sumsOf(stays: readonly Stay[]): Pick<Debtor, 'toPay' | 'byAge'> {
  const of = (above: number, to: number): number =>
    stays.reduce((sum, { daysOpen, toPay }) => sum + (daysOpen > above && daysOpen <= to ? toPay : 0), 0);
  return {
    toPay: stays.reduce((sum, { toPay }) => sum + toPay, 0),
    byAge: { to30: of(-Infinity, 30), to60: of(30, 60), to90: of(60, 90), over90: of(90, Infinity) },
  };
}
