import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { guestsAccount, levyAccount, revenueAccount } from './account-key.ts';
import { Advances, type MovedAdvance } from './advances.ts';
import type { CarriedLine, DraftEntry, EntryDocument, Leg, TaxInSum } from './bookkeeping.types.ts';
import { documentOf } from './document-of.ts';
import { moneyLegs } from './money-legs.ts';
import { moreTaxes, sharesOfLines, type RateShare } from './rate-shares.ts';
import { groupOf, isMoney, type EnteredRevenue, type StayAccount } from './stay-account.ts';

/**
 * The entries of a stay for some closed days, in order: what it is charged, by the taxes in it; the advance that is used
 * for it; and money, which settles the balance first: the rest is an advance. Later changes are entered on the day that
 * carries them. A commission that a direct booking saves makes no entry.
 */
export function entriesOfStay(stay: StayAccount, days: readonly LocalDate[]): readonly DraftEntry[] {
  const first = days[0];
  if (first === undefined) return [];
  const before = stay.lines.filter(({ day }) => day < first);
  const advances = new Advances(stay.entered.advances, stay.advanceTaxes, advanceAfter(before));
  const revenue = [...stay.entered.revenue];
  let owed = Math.max(0, balanceOf(before));
  const entries: DraftEntry[] = [];
  for (const day of days) {
    const today = stay.lines.filter((line) => line.day === day);
    const charges = Map.groupBy(
      today.filter((line) => !isMoney(line)),
      groupOf,
    );
    for (const group of [...charges.keys()].toSorted()) {
      const entry = chargeEntry(stay, day, group, revenue);
      if (entry !== null) entries.push(entry);
    }
    owed += balanceOf(today.filter((line) => !isMoney(line)));
    const used = usedEntry(stay, day, owed, advances);
    if (used !== null) entries.push(used.entry);
    owed -= used?.sum ?? 0;
    for (const line of today.filter(isMoney).toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
      const { legs, paid } = moneyLegs(line, owed, advances);
      owed -= paid;
      const kind = line.amount < 0 ? 'refund' : 'payment';
      const document = documentOf(stay, day, { isTakenBack: kind === 'refund', isMoney: true });
      const ref = line.key.slice(line.key.indexOf(':') + 1);
      const payment = { way: line.way ?? '', ref };
      const entry = {
        kind,
        day,
        source: line.key,
        document,
        legs,
        serviceDate: null,
        payment,
        reverses: null,
      } as const;
      entries.push({ ...entry, ...named(stay) });
    }
  }
  return entries;
}

const named = ({ bookingId, reference }: StayAccount) => ({ bookingId, reference });

/** What is charged less the money that came in. */
const balanceOf = (lines: readonly CarriedLine[]): MinorUnits =>
  lines.reduce((sum, line) => (isMoney(line) ? sum - line.amount : sum + line.amount), 0);

const advanceAfter = (lines: readonly CarriedLine[]): MinorUnits => Math.max(0, 0 - balanceOf(lines));

/** What a group of lines is charged more or less by than it was; null where nothing moved. */
function chargeEntry(stay: StayAccount, day: LocalDate, group: string, revenue: EnteredRevenue[]): DraftEntry | null {
  const own = stay.lines.filter((line) => !isMoney(line) && groupOf(line) === group);
  const isLevy = ({ kind, name = '' }: CarriedLine): boolean => kind === 'tax' && stay.isLevy(name);
  const levies = Map.groupBy(
    own.filter((line) => line.day === day && isLevy(line)),
    ({ name = '' }) => name,
  );
  const legs = [
    ...priceLegs(
      stay,
      group,
      own.filter((line) => line.day >= stay.begins && line.day <= day && !isLevy(line)),
      revenue,
    ),
    ...[...levies].flatMap(([name, lines]) => guestsLegs(levyAccount(name), sumOf(lines), [])),
  ];
  if (legs.length === 0) return null;
  const sum = legs.reduce((all, { side, amount }) => all + (side === 'debit' ? amount : -amount), 0);
  const isCorrection = sum < 0;
  const [serviceDate = null] = own.map(({ ofDate }) => ofDate).filter((date) => date !== null);
  return {
    kind: isCorrection ? 'correction' : 'charge',
    day,
    source: group,
    ...named(stay),
    document: documentOf(stay, day, { isTakenBack: isCorrection }),
    legs,
    serviceDate,
    payment: null,
    reverses: isCorrection ? (stay.entered.entries.get(group) ?? null) : null,
  };
}

/** The difference between what a price comes to by its taxes and what was entered of it, which `revenue` then has. */
function priceLegs(
  stay: StayAccount,
  group: string,
  lines: readonly CarriedLine[],
  revenue: EnteredRevenue[],
): readonly Leg[] {
  const entered = revenue.filter((one) => one.group === group);
  const shares = usable([
    () => stay.sharesOf(group),
    () => sharesOfLines(lines, stay.isLevy),
    () => entered.map(({ part, taxes, gross }) => ({ part, taxes, weight: Math.max(0, gross) })),
  ]);
  const gross = sumOf(lines);
  const parts = byLargestRemainder(
    Math.abs(gross),
    shares.map(({ weight }) => weight),
  );
  const sums = new Map<string, { readonly share: Omit<RateShare, 'weight'>; before: number; after: number }>();
  const sumFor = ({ part, taxes }: Omit<RateShare, 'weight'>) => {
    const key = JSON.stringify([part, taxes.map(({ name, rate }) => [name, rate])]);
    const sum = sums.get(key) ?? { share: { part, taxes }, before: 0, after: 0 };
    sums.set(key, sum);
    return sum;
  };
  shares.forEach((share, at) => (sumFor(share).after += (parts[at] ?? 0) * Math.sign(gross)));
  for (const one of entered) sumFor(one).before += one.gross;
  return [...sums.values()].flatMap(({ share: { part, taxes }, before, after }) => {
    if (after === before) return [];
    revenue.push({ group, part, taxes, gross: after - before });
    const isMore = after > before;
    const within = isMore ? moreTaxes(taxes, before, after) : moreTaxes(taxes, after, before);
    return guestsLegs(revenueAccount(part, taxes), after - before, within);
  });
}

/** The first way that divides the price; failing all, the price is other revenue, untaxed. */
function usable(ways: readonly (() => readonly RateShare[])[]): readonly RateShare[] {
  for (const way of ways) {
    const shares = way().filter(({ weight }) => weight > 0);
    if (shares.length > 0) return shares;
  }
  return [{ part: 'other', taxes: [], weight: 1 }];
}

const guestsLegs = (other: string, sum: MinorUnits, taxes: readonly TaxInSum[]): readonly Leg[] =>
  sum === 0
    ? []
    : [
        {
          head: guestsAccount,
          other,
          side: sum > 0 ? 'debit' : 'credit',
          amount: Math.abs(sum),
          taxes,
          taxedSide: 'other',
        },
      ];

/** The part of an advance that pays the balance; or, where the stay costs less than was paid, what is an advance again. */
function usedEntry(
  stay: StayAccount,
  day: LocalDate,
  owed: MinorUnits,
  advances: Advances,
): { readonly entry: DraftEntry; readonly sum: MinorUnits } | null {
  const moved: readonly MovedAdvance[] = owed > 0 ? advances.use(owed) : owed < 0 ? advances.add(-owed) : [];
  if (moved.length === 0) return null;
  const side = owed > 0 ? 'debit' : 'credit';
  const document: EntryDocument = documentOf(stay, day);
  const legs = moved.map(({ account, amount, taxes }): Leg => ({
    head: account,
    other: guestsAccount,
    side,
    amount,
    taxes,
    taxedSide: 'head',
  }));
  const kind = owed > 0 ? 'advance-used' : 'advance-owed';
  const sum = moved.reduce((all, { amount }) => all + amount, 0) * (owed > 0 ? 1 : -1);
  const source = `advance:${stay.bookingId}`;
  return {
    sum,
    entry: { kind, day, source, ...named(stay), document, legs, serviceDate: null, payment: null, reverses: null },
  };
}

const sumOf = (lines: readonly CarriedLine[]): MinorUnits => lines.reduce((sum, { amount }) => sum + amount, 0);
