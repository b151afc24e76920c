import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedOf, anyStay } from '../../test/agreed.fixtures.ts';
import { agreedLines } from '../folio/agreed-lines.ts';
import type { FolioLine } from '../folio/folio.types.ts';
import { movesOf, type WhatMoves } from '../folio/moved-lines.ts';
import { agreedBillOf } from '../pricing/agreed-bill.ts';
import { billInPrices } from '../pricing/priced-things.ts';
import type { StayToPrice } from '../pricing/pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import { chargesByPayer } from './charges-by-payer.ts';
import { chargesOfStay } from './charges-of-stay.ts';
import { dayOf } from './invoice.fixtures.ts';
import { movedWithTaxes } from './moved-with-taxes.ts';

// Shows docs/rules.md: The account of a stay (Payers, Between stays).

const names = {
  room: (id: string) => id,
  plan: () => undefined,
  tax: (_: string, name: string) => name,
  fee: (_: string, name: string) => name,
};

function accountOf(stay: StayToPrice) {
  const agreed = agreedOf(stay);
  const { bill, total } = agreedBillOf(agreed, () => stay.taxes);
  const over = { kept: 0, feeOwed: 0 };
  const lines = agreedLines({ status: 'confirmed', bill, total, arrives: dayOf('2026-11-12'), ...over });
  return {
    lines,
    charges: chargesOfStay(
      billInPrices(agreed, () => stay.taxes),
      {},
      names,
    ),
  };
}

type Account = ReturnType<typeof accountOf>;

/** The account after charges went from one payer to another, as the engine writes it. */
function moved({ lines, charges }: Account, from: string, to: string, what: WhatMoves): Account {
  const chosen = movesOf(lines, from, what) ?? [];
  const moves =
    'percent' in what
      ? chosen
      : movedWithTaxes(chosen, lines, from, charges.parts).flatMap((one) => [one, ...one.following]);
  const transfer = (lineId: string, amount: number, payerId: string): FolioLine => ({
    id: `${lines.length}:${lineId}:${payerId}`,
    kind: 'transfer',
    day: dayOf('2026-11-12'),
    source: 'posted',
    subject: {},
    movedFrom: lineId,
    amount,
    payerId,
  });
  const written = moves.flatMap(({ lineId, amount }) => [
    transfer(lineId, -amount, from),
    transfer(lineId, amount, to),
  ]);
  return { charges, lines: [...lines, ...written] };
}

const payers = ['guest', 'company', 'friend'];
const onFolio = ({ lines }: Account, payer: string): number =>
  lines.reduce((sum, { amount, payerId }) => (payerId === payer ? sum + amount : sum), 0);
const onInvoice = ({ lines, charges }: Account, payer: string): number =>
  (chargesByPayer(charges, lines, payers).get(payer)?.charges ?? []).reduce((sum, { gross }) => sum + gross, 0);

describe('a charge that is moved', () => {
  const two = () =>
    accountOf(
      stayOf({
        currency: 'INR',
        taxes: indianTaxes,
        rooms: [roomOf(nightlyRates(6000, 2)), roomOf(nightlyRates(5000, 2))],
      }),
    );

  it('takes its tax with it: two nights of 6,000 with 5 % of GST are 12,600', () => {
    const account = moved(two(), 'guest', 'company', { room: 0 });
    expect([onFolio(account, 'company'), onInvoice(account, 'company')]).toEqual([12_600, 12_600]);
    expect([onFolio(account, 'guest'), onInvoice(account, 'guest')]).toEqual([10_500, 10_500]);
  });

  it('takes the tax of its own rate: 5 % of a night of 5,000 beside 18 % of one of 10,000', () => {
    const rooms = [roomOf(nightlyRates(10_000, 1)), roomOf(nightlyRates(5000, 1))];
    const account = moved(accountOf(stayOf({ currency: 'INR', taxes: indianTaxes, rooms })), 'guest', 'company', {
      room: 1,
    });
    expect([onFolio(account, 'company'), onInvoice(account, 'company')]).toEqual([5250, 5250]);
    expect([onFolio(account, 'guest'), onInvoice(account, 'guest')]).toEqual([11_800, 11_800]);
  });

  it('is no tax by itself: its line stays with the price', () => {
    const account = two();
    const lineIds = account.lines.filter(({ kind }) => kind === 'tax').map(({ id }) => id);
    expect(
      movedWithTaxes(movesOf(account.lines, 'guest', { lineIds }) ?? [], account.lines, 'guest', account.charges.parts),
    ).toEqual([]);
    const all = moved(account, 'guest', 'company', { lineIds: account.lines.map(({ id }) => id) });
    expect([onFolio(all, 'guest'), onFolio(all, 'company')]).toEqual([0, 23_100]);
  });

  it('says the tax that goes with it to another stay, on top of a price and within one', () => {
    const { lines, charges } = two();
    const [night] = lines.filter(({ kind }) => kind === 'night');
    const move = { lineId: night?.id ?? '', amount: 6000 };
    const [onTop] = movedWithTaxes([move], lines, 'guest', charges.parts);
    expect(onTop?.tax).toMatchObject({ percent: 5, amount: 300 });
    const taxes = [tax({ id: 'vat', name: 'MwSt.', tax: 7, inclusive: true, index: 1 })];
    const german = accountOf(stayOf({ currency: 'EUR', taxes, rooms: [roomOf(nightlyRates(10_700, 1))] }));
    const [first] = german.lines;
    const [within] = movedWithTaxes(
      [{ lineId: first?.id ?? '', amount: 10_700 }],
      german.lines,
      'guest',
      german.charges.parts,
    );
    expect(within).toMatchObject({ following: [], tax: { name: 'MwSt.', percent: 7, amount: 700 } });
  });
});

describe('the account and the invoices of any stay', () => {
  const step = fc.record({
    from: fc.constantFrom(...payers),
    to: fc.constantFrom(...payers),
    what: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ room: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ places: fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 }) }),
    ),
  });

  it('come to the same for each payer, whatever was moved', () =>
    fc.assert(
      fc.property(anyStay, fc.array(step, { maxLength: 5 }), (stay, steps) => {
        let account = accountOf(stay);
        for (const { from, to, what } of steps) {
          if (from === to) continue;
          const ids = account.lines.filter(({ payerId, source }) => payerId === 'guest' && source === 'agreed');
          const wanted: WhatMoves =
            'places' in what ? { lineIds: what.places.flatMap((at) => ids[at]?.id ?? []) } : what;
          account = moved(account, from, to, wanted);
        }
        expect(payers.map((payer) => onInvoice(account, payer))).toEqual(
          payers.map((payer) => onFolio(account, payer)),
        );
      }),
      { numRuns: 300 },
    ));
});
