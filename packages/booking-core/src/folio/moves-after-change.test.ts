import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { balanceOfPayers } from './folio-balance.ts';
import { guestPayer, type FolioLine } from './folio.types.ts';
import { movesOf, standingWith, type WhatMoves } from './moved-lines.ts';
import { movesAfterChange } from './moves-after-change.ts';

// Shows docs/rules.md: The account of a stay (Payers after a change).

const kindOf = (id: string): FolioLine['kind'] => id.slice(0, id.indexOf(':')) as FolioLine['kind'];

const agreed = (amounts: Readonly<Record<string, number>>): FolioLine[] =>
  Object.entries(amounts).map(([id, amount]) => ({
    id,
    kind: kindOf(id),
    day: '2026-12-01' as LocalDate,
    amount,
    payerId: guestPayer,
    source: 'agreed',
    subject: {},
  }));

const transfers = (
  moves: readonly { lineId: string; payerId: string; amount: number }[],
  from = guestPayer,
): FolioLine[] =>
  moves.flatMap(({ lineId, payerId, amount }, at) =>
    (
      [
        [from, -amount],
        [payerId, amount],
      ] as const
    ).map(([payer, sum], place) => ({
      ...(agreed({ [lineId]: sum })[0] as FolioLine),
      id: `${from}:${payerId}:${at}:${place}`,
      kind: 'transfer',
      payerId: payer,
      source: 'posted',
      movedFrom: lineId,
    })),
  );

const moved = (lines: readonly FolioLine[], payerId: string, what: WhatMoves): FolioLine[] => [
  ...lines,
  ...transfers((movesOf(lines, guestPayer, what) ?? []).map((move) => ({ ...move, payerId }))),
];

/** What each payer stands with once the bill has become another. */
function follow(before: readonly FolioLine[], bill: Readonly<Record<string, number>>) {
  const after = [...agreed(bill), ...before.filter(({ source }) => source === 'posted')];
  const all = [...after, ...transfers(movesAfterChange(before, after))];
  const of = (payerId: string): Readonly<Record<string, number>> => Object.fromEntries(standingWith(all, payerId));
  return { guest: of(guestPayer), acme: of('acme'), other: of('other'), lines: all };
}

const stay = { 'night:0:a': 10_000, 'night:0:b': 10_000, 'tax:0:gst': 2000, 'extra:0:car': 1400 };
const nightsOfCompany = moved(agreed(stay), 'acme', { lineIds: ['night:0:a', 'night:0:b', 'tax:0:gst'] });

describe('payers after a change of the bill', () => {
  it('who pays the nights pays no night that is not stayed, nor its tax', () => {
    const { guest, acme } = follow(nightsOfCompany, { 'night:0:a': 10_000, 'tax:0:gst': 1000, 'extra:0:car': 1400 });
    expect([guest, acme]).toEqual([{ 'extra:0:car': 1400 }, { 'night:0:a': 10_000, 'tax:0:gst': 1000 }]);
  });

  it('a levy that was not moved stays with whoever booked, who has no charge but that', () => {
    const levied = { 'night:0:a': 10_000, 'night:0:b': 10_000, 'tax:0:gst': 2000, 'tax:1:city': 1000 };
    const lines = moved(agreed(levied), 'acme', { lineIds: ['night:0:a', 'night:0:b', 'tax:0:gst'] });
    const { guest, acme } = follow(lines, { 'night:0:a': 10_000, 'tax:0:gst': 1000, 'tax:1:city': 500 });
    expect([guest, acme]).toEqual([{ 'tax:1:city': 500 }, { 'night:0:a': 10_000, 'tax:0:gst': 1000 }]);
  });

  it('a part of a charge stays that part at another price, up or down', () => {
    const half = moved(agreed(stay), 'acme', { percent: 50 });
    const { acme } = follow(half, { 'night:0:a': 8000, 'night:0:b': 12_000, 'tax:0:gst': 2000, 'extra:0:car': 1000 });
    expect(acme).toEqual({ 'night:0:a': 4000, 'night:0:b': 6000, 'tax:0:gst': 1000, 'extra:0:car': 500 });
  });

  it('a new night, and its tax, are of whoever booked', () => {
    const { guest, acme } = follow(nightsOfCompany, { ...stay, 'night:0:c': 5000, 'tax:0:gst': 2500 });
    expect(guest).toEqual({ 'night:0:c': 5000, 'tax:0:gst': 500, 'extra:0:car': 1400 });
    expect(acme).toEqual({ 'night:0:a': 10_000, 'night:0:b': 10_000, 'tax:0:gst': 2000 });
  });

  it('a price that is agreed later is of the nights: of each payer as many', () => {
    const one = moved(agreed(stay), 'acme', { lineIds: ['night:0:b'] });
    const { guest, acme } = follow(one, { ...stay, 'adjustment:agreed': -3001 });
    expect([guest['adjustment:agreed'], acme['adjustment:agreed']]).toEqual([-1501, -1500]);
    const all = follow(nightsOfCompany, { ...stay, 'adjustment:agreed': -3001 });
    expect([all.guest, all.acme['adjustment:agreed']]).toEqual([{ 'extra:0:car': 1400 }, -3001]);
  });

  it('a price that is agreed twice is divided as before', () => {
    const once = follow(nightsOfCompany, { ...stay, 'adjustment:agreed': -3000 }).lines;
    const twice = follow(once, { ...stay, 'adjustment:agreed': -5000 });
    expect([twice.guest, twice.acme['adjustment:agreed']]).toEqual([{ 'extra:0:car': 1400 }, -5000]);
    expect(follow(twice.lines, stay).acme).toEqual({ 'night:0:a': 10_000, 'night:0:b': 10_000, 'tax:0:gst': 2000 });
  });

  it('a fee for nights that are given up is of those who were to pay them', () => {
    const { guest, acme } = follow(nightsOfCompany, {
      'night:0:a': 10_000,
      'tax:0:gst': 1000,
      'extra:0:car': 1400,
      'fee:changes': 6000,
    });
    expect([guest, acme]).toEqual([
      { 'extra:0:car': 1400 },
      { 'night:0:a': 10_000, 'tax:0:gst': 1000, 'fee:changes': 6000 },
    ]);
  });

  it('what another stay has taken over, and what was put on by hand, stays where it is', () => {
    const dinner = { ...(agreed({ 'extra:bar': 700 })[0] as FolioLine), source: 'posted' as const };
    const [given] = transfers([{ lineId: 'night:0:a', payerId: 'acme', amount: 4000 }]);
    const lines = [...moved([...agreed(stay), dinner], 'acme', { lineIds: ['night:0:b', 'extra:bar'] })];
    const { guest, acme } = follow([...lines, { ...(given as FolioLine), id: 'given', otherBooking: 'b' }], {
      ...stay,
      'night:0:a': 9000,
      'night:0:b': 9000,
    });
    expect(guest).toMatchObject({ 'night:0:a': 5000 });
    expect(acme).toMatchObject({ 'night:0:b': 9000, 'extra:bar': 700 });
  });

  it('nothing moves on a folio of one payer, or where the bill stays', () => {
    expect(movesAfterChange(agreed(stay), agreed({ 'night:0:a': 1 }))).toEqual([]);
    expect(movesAfterChange(nightsOfCompany, nightsOfCompany)).toEqual([]);
  });
});

const bills = fc.record({
  'night:0:a': fc.nat(20_000),
  'night:0:b': fc.nat(20_000),
  'night:1:a': fc.nat(20_000),
  'tax:0:gst': fc.nat(3000),
  'adjustment:offer:0': fc.integer({ min: -3000, max: 0 }),
  'extra:0:car': fc.nat(2000),
  'adjustment:agreed': fc.integer({ min: -4000, max: 4000 }),
  'fee:changes': fc.nat(4000),
});
const withoutZeros = (bill: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(bill).filter(([, amount]) => amount !== 0));
const whats = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ lineIds: fc.subarray(['night:0:a', 'night:0:b', 'night:1:a', 'extra:0:car', 'tax:0:gst']) }),
);

test('after any change nobody carries more of a charge than it is, and whoever booked is owed nothing that others pay', () => {
  fc.assert(
    fc.property(bills, whats, whats, fc.array(bills, { minLength: 1, maxLength: 3 }), (first, what, then, changes) => {
      let lines = moved(moved(agreed(withoutZeros(first)), 'acme', what), 'other', then);
      for (const change of changes) {
        const bill = withoutZeros(change);
        const after = follow(lines, bill);
        lines = after.lines;
        for (const [id, amount] of Object.entries(bill)) {
          if (!/^(?:night|extra)/.test(id)) continue;
          const parts = [after.guest, after.acme, after.other].map((of) => of[id] ?? 0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
        }
        const balances = [...balanceOfPayers(lines, [guestPayer, 'acme', 'other']).values()].map(
          ({ charges }) => charges,
        );
        expect(balances.reduce((sum, one) => sum + one, 0)).toBe(
          Object.values(bill).reduce((sum, one) => sum + one, 0),
        );
        const [ofGuest = 0, ...ofOthers] = balances;
        expect(ofGuest < 0 && Math.max(...ofOthers) > 0).toBe(false);
        for (const id of [...Object.keys(after.acme), ...Object.keys(after.other)]) expect(bill).toHaveProperty([id]);
      }
    }),
    { numRuns: 500 },
  );
});
