import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesToPost, type DayLine } from '../counter/day-lines.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { isTax } from './account-key.ts';
import { keysOf, unmappedOf } from './accounts.ts';
import type { CarriedLine, DraftEntry } from './bookkeeping.types.ts';
import { drawerEntries } from './drawer-entries.ts';
import { entriesOfStay } from './entries-of-stay.ts';
import { journalColumns, neutralJournal } from './neutral-journal.ts';
import { postingsOf } from './postings-of.ts';
import { taxesIn } from './rate-shares.ts';
import { isMoney, type StayAccount } from './stay-account.ts';

const day = (at: number): LocalDate => addDays('2026-11-10' as LocalDate, at);
const lastDay = 5;
const days = Array.from({ length: lastDay + 1 }, (_, at) => day(at));

const taxed = (of: string, net: number, rates: readonly number[], ofDate: LocalDate): DayLine[] =>
  rates.map((rate) => ({
    key: `${of}:tax:T${rate}:${rate}`,
    bookingId: 'b',
    kind: 'tax' as const,
    ofDate,
    amount: Math.round((net * rate) / 100),
    name: `T${rate}`,
    rate,
    base: net,
  }));

/** What a stay of three nights costs and has been paid as one of its days ends: prices change, are taken back and return. */
const standing = fc.record({
  nights: fc.array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 900 })), {
    minLength: 0,
    maxLength: 3,
  }),
  rates: fc.constantFrom([7], [2.5, 2.5], [19], []),
  levy: fc.integer({ min: 0, max: 400 }),
  posted: fc.integer({ min: -500, max: 4000 }),
  money: fc.array(fc.integer({ min: -20_000, max: 60_000 }), { maxLength: 2 }),
});

type Standing = typeof standing extends fc.Arbitrary<infer T> ? T : never;

function linesOf({ nights, rates, levy, posted }: Standing): DayLine[] {
  return [
    ...nights.flatMap(([room, other], at): DayLine[] => {
      const of = `night:b:${day(at)}`;
      const one = { bookingId: 'b', ofDate: day(at) };
      return [
        { ...one, key: `${of}:room`, kind: 'room', amount: room },
        { ...one, key: `${of}:other`, kind: 'other', amount: other },
        ...taxed(of, room, rates, day(at)),
        { ...one, key: `${of}:tax:Kurtaxe:3`, kind: 'tax', amount: levy, name: 'Kurtaxe', base: 1 },
      ];
    }),
    { key: 'line:x', bookingId: 'b', kind: 'extra', ofDate: day(0), amount: posted },
  ];
}

/** A life of a stay by days: each carries the difference to what those before have, and its own money. */
const life = fc.array(standing, { minLength: lastDay + 1, maxLength: lastDay + 1 }).map((states) => {
  const lines: CarriedLine[] = [];
  states.forEach((state, at) => {
    const charges = lines.filter((line) => !isMoney(line));
    lines.push(...linesToPost(linesOf(state), charges).map((line) => ({ ...line, day: day(at) })));
    state.money.forEach((amount, of) => {
      if (amount === 0) return;
      const kind = amount > 0 ? ('payment' as const) : ('refund' as const);
      lines.push({ key: `entry:${at}-${of}`, bookingId: 'b', kind, ofDate: null, amount, way: 'cash', day: day(at) });
    });
  });
  return lines;
});

const stayOf = (lines: readonly CarriedLine[], more: Partial<StayAccount> = {}): StayAccount => ({
  bookingId: 'b',
  reference: 'BCDF-2345',
  lines,
  begins: day(0),
  entered: { revenue: [], advances: [], entries: new Map() },
  sharesOf: () => [],
  isLevy: (name) => name === 'Kurtaxe',
  advanceTaxes: [{ name: 'T7', rate: 7 }],
  papers: [],
  ...more,
});

/** A unit that is paid back, and again: all of it is tax, so the advance itself has no entry of it. */
const oneUnitBack = [18_477, -8441, -1, 1].map((amount, at): CarriedLine => {
  const kind = amount > 0 ? 'payment' : 'refund';
  return {
    key: `entry:${at}-0`,
    bookingId: 'b',
    kind,
    ofDate: null,
    amount,
    way: 'cash',
    day: day(Math.max(0, at - 1)),
  };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const on = (entries: readonly DraftEntry[], isOf: (account: string) => boolean): number =>
  sum(
    entries.flatMap((entry) =>
      postingsOf(entry).flatMap(({ account, debit, credit }) => (isOf(account) ? [debit - credit] : [])),
    ),
  );

// Shows docs/rules.md: Bookkeeping (Entries).
describe('the entries of a stay', () => {
  it('balance one by one, and together are what guests owe, have paid, and cost', () =>
    expect(() =>
      fc.assert(
        fc.property(life, fc.boolean(), (lines, isDivided) => {
          const shares = [
            { part: 'room', taxes: [{ name: 'T7', rate: 7 }], weight: 3 },
            { part: 'other', taxes: [{ name: 'T19', rate: 19 }], weight: 1 },
          ] as const;
          const entries = entriesOfStay(stayOf(lines, isDivided ? { sharesOf: () => shares } : {}), days);
          for (const entry of entries) {
            const postings = postingsOf(entry);
            if (sum(postings.map(({ debit }) => debit)) !== sum(postings.map(({ credit }) => credit))) return false;
            if (postings.some(({ debit, credit }) => debit < 0 || credit < 0 || (debit > 0 && credit > 0)))
              return false;
          }
          const charges = sum(lines.filter((line) => !isMoney(line)).map(({ amount }) => amount));
          const money = sum(lines.filter(isMoney).map(({ amount }) => amount));
          const levies = sum(lines.filter(({ name }) => name === 'Kurtaxe').map(({ amount }) => amount));
          const isAdvance = (account: string): boolean => account.startsWith('advance');
          const guests = on(entries, (account) => account === 'guests');
          const advances = 0 - on(entries, isAdvance);
          return (
            guests - advances === charges - money &&
            guests >= 0 &&
            advances >= 0 &&
            (guests === 0 || advances === 0) &&
            on(entries, (account) => account.startsWith('money:')) === money &&
            on(entries, (account) => account.startsWith('levy:')) === -levies &&
            on(entries, (account) => account.startsWith('revenue:') || account.startsWith('tax:')) === levies - charges
          );
        }),
        { numRuns: 400 },
      ),
    ).not.toThrow());

  it('are the same whether the days are entered at once or one by one', () =>
    expect(() =>
      fc.assert(
        fc.property(life, (lines) => {
          const whole = entriesOfStay(stayOf(lines), days);
          const byDay: DraftEntry[] = [];
          for (const one of days) {
            const known = lines.filter((line) => line.day <= one);
            byDay.push(...entriesOfStay(stayOf(known, { entered: enteredBy(byDay) }), [one]));
          }
          expect(byDay.map(plain)).toEqual(whole.map(plain));
        }),
        { numRuns: 100, examples: [[oneUnitBack]] },
      ),
    ).not.toThrow());

  it('take a stay that does not take place back to nothing, by the rates that it had', () => {
    const night = linesOf({ nights: [[10_000, 0]], rates: [7], levy: 300, posted: 0, money: [] });
    const carried = night.map((line) => ({ ...line, day: day(0) }));
    const gone = linesToPost([], carried).map((line) => ({ ...line, day: day(1) }));
    const paper = { kind: 'invoice', number: 'R/1', date: day(0), party: null } as const;
    const note = { kind: 'credit-note', number: 'G/1', date: day(1), party: null } as const;
    const [first, second] = entriesOfStay(stayOf([...carried, ...gone], { papers: [paper, note] }), days);
    expect(first).toMatchObject({ kind: 'charge', document: { number: 'R/1' }, serviceDate: day(0) });
    expect(second).toMatchObject({ kind: 'correction', document: { number: 'G/1' } });
    expect(postingsOf(second as DraftEntry)).toEqual(
      postingsOf(first as DraftEntry).map((posting) => ({ ...posting, debit: posting.credit, credit: posting.debit })),
    );
  });

  it('have the advance of a stay of before the books began, at the tax of now', () => {
    const lines: CarriedLine[] = [
      { key: 'payment:1', bookingId: 'b', kind: 'payment', ofDate: null, amount: 5350, way: 'stripe', day: day(0) },
      { key: 'line:x', bookingId: 'b', kind: 'extra', ofDate: day(1), amount: 9000, day: day(1) },
    ];
    const entries = entriesOfStay(stayOf(lines, { begins: day(1) }), [day(1)]);
    expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'advance-used']);
    expect(postingsOf(entries[1] as DraftEntry)).toEqual([
      expect.objectContaining({ account: 'advances:7', debit: 5000 }),
      expect.objectContaining({ account: 'advance-tax:T7:7', debit: 350 }),
      expect.objectContaining({ account: 'guests', credit: 5350 }),
    ]);
  });
});

/** What entries of days before have, as it is read back from their postings. */
function enteredBy(entries: readonly DraftEntry[]): StayAccount['entered'] {
  const revenue = entries.flatMap((entry) =>
    postingsOf(entry).flatMap(({ account, debit, credit, taxes }) => {
      const [name, part = ''] = account.split(':');
      const own = sum(taxes.map(({ amount }) => amount));
      const gross = credit > 0 ? credit + own : -(debit + own);
      const known = taxes.map(({ name: of, rate }) => ({ name: of, rate }));
      return name === 'revenue' ? [{ group: entry.source, part: part as 'room', taxes: known, gross }] : [];
    }),
  );
  const advances = entries.flatMap((entry) =>
    postingsOf(entry).flatMap(({ account, debit, credit, taxes }) => {
      const own = sum(taxes.map(({ amount }) => amount));
      return account.startsWith('advances:') ? [credit > 0 ? credit + own : -(debit + own)] : [];
    }),
  );
  const entriesOf = new Map(entries.map(({ source }, at) => [source, String(at)]));
  return { revenue, advances: [{ taxes: [{ name: 'T7', rate: 7 }], gross: sum(advances) }], entries: entriesOf };
}

const plain = (entry: DraftEntry) => ({ ...entry, reverses: null });

// Shows docs/rules.md: Bookkeeping (Accounts, Files).
describe('accounts and files', () => {
  it('names what has no account, and asks for none of a tax that the chart knows', () => {
    const [entry] = drawerEntries({ day: day(0), closed: [{ number: 3, difference: -50 }], moves: [] });
    if (entry === undefined) throw new Error('no entry');
    const keys = keysOf([entry]);
    expect(keys).toEqual(['money:cash', 'over-short']);
    expect(unmappedOf({ chart: 'skr03', accounts: {} }, keys)).toEqual(['over-short']);
    expect(unmappedOf({ chart: 'own', accounts: {} }, ['constructor', ...keys])).toEqual(['constructor', ...keys]);
    expect(
      unmappedOf({ chart: 'skr04', accounts: {} }, ['tax:MwSt.:19', 'advance-tax:MwSt.:7', 'tax:CGST:2.5']),
    ).toEqual(['tax:CGST:2.5']);
    expect(isTax('tax:x:1') && isTax('advance-tax:x:1') && !isTax('levy:x')).toBe(true);
  });

  it('enters cash that lacks as a loss, and cash put in, spent and taken away', () => {
    const moves = (['in', 'out', 'drop'] as const).map((kind) => ({ id: kind, drawer: 3, kind, amount: 500 }));
    const entries = drawerEntries({
      day: day(0),
      closed: [
        { number: 3, difference: -50 },
        { number: 4, difference: 0 },
      ],
      moves,
    });
    expect(
      entries.map((entry) => postingsOf(entry).map(({ account, debit, credit }) => [account, debit, credit])),
    ).toEqual([
      [
        ['money:cash', 500, 0],
        ['cash-in', 0, 500],
      ],
      [
        ['money:cash', 0, 500],
        ['cash-out', 500, 0],
      ],
      [
        ['money:cash', 0, 500],
        ['cash-drop', 500, 0],
      ],
      [
        ['money:cash', 0, 50],
        ['over-short', 50, 0],
      ],
    ]);
  });

  it('has one row a posting with every column, and runs no formula', () => {
    const lines: CarriedLine[] = [
      { key: 'line:x', bookingId: 'b', kind: 'extra', ofDate: day(1), amount: 9000, day: day(1) },
      ...taxed('line:x', 9000, [7], day(1)).map((line) => ({ ...line, day: day(1) })),
    ];
    const party = { name: '=Acme', taxId: 'DE123' };
    const papers = [{ kind: 'invoice', number: 'R/1', date: day(2), party }] as const;
    const [entry] = entriesOfStay(stayOf(lines, { papers }), days);
    if (entry === undefined) throw new Error('no entry');
    const account = (code: string) => ({ code, name: `Account ${code}`, taxCode: code === '1' ? '' : 'U7' });
    const accounts = { guests: account('1'), 'revenue:other:7': account('2'), 'tax:T7:7': account('3') };
    const file = neutralJournal([{ ...entry, id: '2026-11-11-1' }], { chart: 'own', accounts }, 'EUR');
    const rows = file.split('\r\n');
    expect(file.startsWith('\uFEFF"entry_id","entry_date"')).toBe(true);
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toBe('');
    const cells = rows.slice(0, 4).map((row) => row.split(','));
    expect(cells.map((row) => row.length)).toEqual(Array(4).fill(journalColumns.length));
    expect(cells[2]?.map((cell) => cell.slice(1, -1))).toEqual([
      '2026-11-11-1',
      '2026-11-11',
      '2026-11-11',
      'invoice',
      'R/1',
      '2026-11-12',
      '2',
      '2',
      'Account 2',
      '',
      '90.00',
      'EUR',
      'U7',
      '7',
      '90.00',
      '6.30',
      'Extras 7 %',
      'BCDF-2345',
      "'=Acme",
      'DE123',
      '2026-11-11',
      '2026-11-12',
      '',
      '',
      'other',
      '',
    ]);
    expect(cells[1]?.[9]).toBe('"96.30"');
    expect(cells[3]?.slice(7, 15)).toEqual(['"3"', '"Account 3"', '""', '"6.30"', '"EUR"', '"U7"', '"7"', '""']);
  });

  it('takes each of two taxes out of one sum', () =>
    expect(
      taxesIn(10_500, [
        { name: 'CGST', rate: 2.5 },
        { name: 'SGST', rate: 2.5 },
      ]),
    ).toMatchObject([{ amount: 250 }, { amount: 250 }]));
});
