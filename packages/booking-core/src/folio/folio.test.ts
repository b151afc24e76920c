import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { leftToPay } from '../ledger/due-now.ts';
import type { Bill } from '../pricing/pricing.types.ts';
import { agreedLines, type AgreedCharges } from './agreed-lines.ts';
import { balanceOfSums } from './balance-of-sums.ts';
import { balanceOfPayers, folioBalance } from './folio-balance.ts';
import { linesBy } from './lines-by.ts';
import { guestPayer, type FolioLine } from './folio.types.ts';
import { movesOf, standingWith, type WhatMoves } from './moved-lines.ts';
import { taxIn } from './tax-within.ts';

// Shows docs/rules.md: The account of a stay (One account, What is owed, Payers).

const day = (date: string): LocalDate => date as LocalDate;

const bill: Bill = {
  currency: 'INR',
  rooms: [
    {
      roomTypeId: 'king',
      ratePlanId: 'flexible',
      units: 2,
      amount: 12_000,
      nights: [
        { date: day('2026-12-01'), price: 5000 },
        { date: day('2026-12-02'), price: 7000 },
      ],
    },
    { roomTypeId: 'twin', ratePlanId: 'flexible', units: 2, amount: 8000 },
  ],
  roomsTotal: 20_000,
  discounts: [{ promotionId: 'early', kind: 'early-bird', amount: 2000 }],
  discount: 2000,
  additionalDiscount: 500,
  taxes: [],
  totalTax: 0,
  addons: [{ addonId: 'car', name: 'Airport car', quantity: 1, amount: 1400 }],
  addonsTotal: 1400,
  convenienceFee: 100,
  fees: [{ feeId: 'cleaning', name: 'Cleaning', per: 'booking', quantity: 1, amount: 300 }],
  total: 19_300,
  dueNow: { full: 19_300, 'at-property': 0 },
};

const stay: AgreedCharges = {
  status: 'confirmed',
  bill,
  total: 19_300,
  arrives: day('2026-12-01'),
  kept: 0,
  feeOwed: 0,
};

const posted = (id: string, amount: number, more: Partial<FolioLine> = {}): FolioLine => ({
  id,
  kind: 'extra',
  day: day('2026-12-02'),
  amount,
  payerId: guestPayer,
  source: 'posted',
  subject: { name: 'Bar' },
  ...more,
});

const money = (id: string, kind: 'payment' | 'refund', amount: number): FolioLine =>
  posted(id, kind === 'payment' ? -amount : amount, { kind, source: 'ledger', subject: {} });

const sum = (lines: readonly FolioLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The lines of a transfer between two payers. */
const transferred = (lines: readonly FolioLine[], from: string, to: string, what: WhatMoves): FolioLine[] =>
  (movesOf(lines, from, what) ?? []).flatMap(({ lineId, amount }, place) => {
    const id = `move:${lines.length}:${place}`;
    return [
      posted(`${id}:off`, -amount, { kind: 'transfer', payerId: from, movedFrom: lineId }),
      posted(`${id}:on`, amount, { kind: 'transfer', payerId: to, movedFrom: lineId }),
    ];
  });

describe('the first lines of a folio', () => {
  it('are the bill, line by line, and add up to what was agreed', () => {
    const lines = agreedLines({ ...stay, total: 15_000, kept: 250 });
    expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['night:0:2026-12-01', 5000],
      ['night:0:2026-12-02', 7000],
      ['night:1', 8000],
      ['adjustment:offer:0', -2000],
      ['adjustment:code', -500],
      ['extra:0:car', 1400],
      ['fee:0:cleaning', 300],
      ['fee:booking', 100],
      ['adjustment:agreed', -4300],
      ['fee:changes', 250],
    ]);
    expect(sum(lines)).toBe(15_250);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('of a stay that did not take place are what is kept and what is owed of its fee', () => {
    const lines = agreedLines({ ...stay, status: 'no_show', kept: 4000, feeOwed: 1000 });
    expect(lines.map(({ id, amount, reason }) => [id, amount, reason])).toEqual([
      ['fee:kept', 4000, 'no_show'],
      ['fee:owed', 1000, 'no_show'],
    ]);
  });
});

describe('what is owed', () => {
  test.each([
    ['nothing was paid', [], 0, { toPay: 19_300, toGiveBack: 0, balance: 19_300 }],
    ['a part was paid', [money('a', 'payment', 9300)], 0, { toPay: 10_000, toGiveBack: 0, balance: 10_000 }],
    [
      'money is promised while the guest owes',
      [money('a', 'payment', 9300)],
      500,
      { toPay: 10_500, toGiveBack: 500, balance: 10_000 },
    ],
    [
      'it has gone back',
      [money('a', 'payment', 9300), money('b', 'refund', 500)],
      0,
      { toPay: 10_500, toGiveBack: 0, balance: 10_500 },
    ],
    [
      'more was paid than the stay costs',
      [money('a', 'payment', 20_000)],
      0,
      { toPay: 0, toGiveBack: 700, balance: -700 },
    ],
    [
      'a security deposit counts towards no bill',
      [posted('d', 5000, { kind: 'deposit_held' })],
      0,
      { toPay: 19_300, toGiveBack: 0, balance: 19_300 },
    ],
  ] as const)('%s', (_, more, onItsWay, owed) =>
    expect(folioBalance([...agreedLines(stay), ...more], onItsWay)).toMatchObject(owed),
  );

  it('by the end of a day leaves out what is for later, and counts what is for all nights with the nights so far', () => {
    const lines = [...agreedLines({ ...stay, bill: { ...bill, rooms: bill.rooms.slice(0, 1) }, total: 11_300 })];
    // The first night is 5 of 12 parts of the price: so is it of the 2000 and the 500 that are taken off.
    expect(folioBalance(linesBy(lines, day('2026-12-01'))).charges).toBe(5000 - 833 - 208 + 1800);
    expect(folioBalance(linesBy(lines, day('2026-12-02'))).charges).toBe(11_300);
  });

  it('by the end of a day leaves a later night that was moved or taken back today where it was', () => {
    const lines = agreedLines({ ...stay, bill: { ...bill, discounts: [], additionalDiscount: 0 }, total: 21_800 });
    const today = { day: day('2026-12-01'), kind: 'transfer' } as const;
    const night = { id: 'night:0:2026-12-02', amount: -7000 };
    const before = folioBalance(linesBy(lines, today.day));
    for (const way of [{ movedFrom: night.id, otherBooking: 'other' }, { reverses: night.id }]) {
      const after = [...lines, posted('given', night.amount, { ...today, ...way })];
      expect(folioBalance(linesBy(after, today.day))).toEqual(before);
      expect(folioBalance(linesBy(after, day('2026-12-02'))).charges).toBe(21_800 - 7000);
    }
  });
});

describe('moves between payers', () => {
  it('of a room leaves the rest, and moves each line once', () => {
    const lines = agreedLines(stay);
    const moved = [...lines, ...transferred(lines, guestPayer, 'acme', { room: 0 })];
    expect([...standingWith(moved, 'acme')]).toEqual([
      ['night:0:2026-12-01', 5000],
      ['night:0:2026-12-02', 7000],
    ]);
    expect(movesOf(moved, guestPayer, { lineIds: ['night:0:2026-12-01'] })).toBeNull();
    expect(movesOf(moved, 'acme', { lineIds: ['night:0:2026-12-01'] })).toEqual([
      { lineId: 'night:0:2026-12-01', amount: 5000 },
    ]);
  });

  it('of a part moves that part of the sum to the unit', () => {
    const lines = agreedLines(stay);
    expect((movesOf(lines, guestPayer, { percent: 33.3333 }) ?? []).reduce((all, one) => all + one.amount, 0)).toBe(
      6433,
    );
  });

  it('of a line that was taken back moves nothing', () => {
    const lines = [posted('bar', 500), posted('again', -500, { reverses: 'bar' })];
    expect(movesOf(lines, guestPayer, { lineIds: ['bar'] })).toBeNull();
  });
});

type Act =
  | { readonly kind: 'post'; readonly amount: number; readonly payer: string }
  | { readonly kind: 'reverse'; readonly place: number }
  | { readonly kind: 'move'; readonly from: string; readonly to: string; readonly what: WhatMoves }
  | { readonly kind: 'pay' | 'refund'; readonly amount: number };

const payers = [guestPayer, 'acme', 'aunt'];
const payer = fc.constantFrom(...payers);
const amount = fc.integer({ min: 1, max: 100_000 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('post' as const), amount: fc.integer({ min: -50_000, max: 50_000 }), payer }),
  fc.record({ kind: fc.constant('reverse' as const), place: fc.nat(30) }),
  fc.record({
    kind: fc.constant('move' as const),
    from: payer,
    to: payer,
    what: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ room: fc.nat(1) }),
      fc.record({ lineIds: fc.constantFrom(['night:0:2026-12-01'], ['extra:0:car'], ['tax:0:none']) }),
    ),
  }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'refund' as const), amount }),
);

function after(lines: readonly FolioLine[], one: Act): readonly FolioLine[] {
  const id = `posted:${lines.length}`;
  switch (one.kind) {
    case 'post':
      return [...lines, posted(id, one.amount, { payerId: one.payer })];
    case 'reverse': {
      const undone = lines[one.place];
      const isOpen = undone?.kind === 'extra' && standingWith(lines, undone.payerId).get(undone.id) === undone.amount;
      return undone === undefined || !isOpen
        ? lines
        : [...lines, posted(id, -undone.amount, { payerId: undone.payerId, reverses: undone.id })];
    }
    case 'move':
      return one.from === one.to ? lines : [...lines, ...transferred(lines, one.from, one.to, one.what)];
    case 'pay':
      return [...lines, money(id, 'payment', one.amount)];
    case 'refund':
      return [...lines, money(id, 'refund', one.amount)];
  }
}

it('adds up after any acts, for all payers together and with what the ledger says is left', () =>
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), fc.nat(5000), (acts, onItsWay) => {
      const lines = acts.reduce(after, agreedLines(stay));
      const owed = folioBalance(lines, onItsWay);
      expect(owed.charges - owed.paid + owed.givenBack).toBe(owed.balance);
      expect(owed.toPay - owed.toGiveBack).toBe(owed.balance);
      expect(Math.min(owed.toPay, owed.toGiveBack - onItsWay)).toBe(0);
      const each = [...balanceOfPayers(lines, payers).values()];
      expect(each.reduce((all, { balance }) => all + balance, 0)).toBe(owed.balance);
      const standing = payers.flatMap((one) => [...standingWith(lines, one).values()]);
      expect(standing.reduce((all, part) => all + part, 0)).toBe(owed.charges);
      const posted = owed.charges - stay.total;
      const said = { captured: owed.paid, refunding: onItsWay, refunded: owed.givenBack, lost: 0, posted };
      expect(balanceOfSums(stay, said)).toEqual(owed);
      // The ledger has nobody get back more than was paid.
      const isPossible = owed.paid >= owed.givenBack + onItsWay;
      expect(isPossible ? leftToPay(stay, said) : owed.toPay).toBe(owed.toPay);
    }),
    { numRuns: 20_000, examples: [[[{ kind: 'post', amount: 500, payer: guestPayer }], 0]] },
  ));

it('names the tax that is in an amount', () => {
  expect([taxIn(1180, 18), taxIn(-1180, 18), taxIn(105, 5), taxIn(100, 0)]).toEqual([180, -180, 5, 0]);
});
