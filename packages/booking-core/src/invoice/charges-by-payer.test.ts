import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedOf, berlin } from '../../test/agreed.fixtures.ts';
import { agreedLines } from '../folio/agreed-lines.ts';
import type { FolioLine } from '../folio/folio.types.ts';
import { movesOf, type WhatMoves } from '../folio/moved-lines.ts';
import { agreedBillOf } from '../pricing/agreed-bill.ts';
import { billInPrices } from '../pricing/priced-things.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf } from '../pricing/stay.fixtures.ts';
import { chargesByPayer } from './charges-by-payer.ts';
import { chargesOfStay } from './charges-of-stay.ts';
import { dayOf } from './invoice.fixtures.ts';
import { movedWithTaxes } from './moved-with-taxes.ts';

// Shows docs/rules.md: Invoices and credit notes (Payers).

const names = {
  room: (id: string) => id,
  plan: () => undefined,
  tax: (_: string, name: string) => name,
  fee: (_: string, name: string) => name,
};

/** Two rooms of two nights in India, where GST comes on top: its account and its charges. */
function stay(taxes = indianTaxes) {
  const agreed = agreedOf(
    stayOf({ currency: 'INR', taxes, rooms: [roomOf(nightlyRates(6000, 2)), roomOf(nightlyRates(5000, 2))] }),
  );
  const { bill, total } = agreedBillOf(agreed, () => taxes);
  const lines = agreedLines({
    status: 'confirmed',
    bill,
    total,
    arrives: dayOf('2026-11-12'),
    kept: 0,
    feeOwed: 0,
  });
  return {
    lines,
    total,
    charges: chargesOfStay(
      billInPrices(agreed, () => taxes),
      {},
      names,
    ),
  };
}

function moved({ lines, charges }: Pick<ReturnType<typeof stay>, 'lines' | 'charges'>, what: WhatMoves): FolioLine[] {
  const chosen = movesOf(lines, 'guest', what) ?? [];
  const moves = movedWithTaxes(chosen, lines, 'guest', charges.parts).flatMap((move) => [move, ...move.following]);
  const written = ('percent' in what ? chosen : moves).flatMap(({ lineId, amount }, at) => {
    const of = lines.find(({ id }) => id === lineId);
    const part = { kind: 'transfer' as const, day: dayOf('2026-11-12'), source: 'posted' as const, movedFrom: lineId };
    const subject = of?.subject ?? {};
    return [
      { ...part, subject, id: `away-${at}`, amount: -amount, payerId: 'guest' },
      { ...part, subject, id: `to-${at}`, amount, payerId: 'company' },
    ];
  });
  return [...lines, ...written];
}

const grossOf = (of: ReturnType<typeof chargesByPayer>, payer: string): number =>
  (of.get(payer)?.charges ?? []).reduce((sum, { gross }) => sum + gross, 0);
const bar = (more: Partial<FolioLine> = {}): FolioLine => ({
  id: 'bar',
  kind: 'extra',
  day: dayOf('2026-11-13'),
  amount: 650,
  payerId: 'guest',
  source: 'posted',
  subject: { name: 'Bar' },
  taxWithin: { name: 'GST', percent: 5, amount: 31 },
  ...more,
});
const payers = ['guest', 'company'];

describe('the charges of a folio by its payers', () => {
  it('are all whoever booked’s where nothing was moved', () => {
    const { lines, charges, total } = stay();
    const of = chargesByPayer(charges, lines, payers);
    expect([grossOf(of, 'guest'), grossOf(of, 'company')]).toEqual([total, 0]);
  });

  it('have the tax of a night with whoever pays the night', () => {
    const { lines, charges, total } = stay();
    const of = chargesByPayer(charges, [...moved({ lines, charges }, { room: 0 }), bar()], payers);
    expect(grossOf(of, 'company')).toBe(12_600);
    expect(grossOf(of, 'guest')).toBe(total - 12_600 + 650);
    expect(of.get('company')?.charges.map(({ taxes }) => taxes.map(({ rate }) => rate))).toEqual([
      [2.5, 2.5],
      [2.5, 2.5],
    ]);
  });

  it('leave a levy that is a line of its own with that line’s payer', () => {
    const { lines, charges } = stay(berlin);
    const levy = charges.charges.find(({ kind }) => kind === 'levy');
    const of = chargesByPayer(charges, moved({ lines, charges }, { room: 0 }), payers);
    const isLine = lines.some(({ kind }) => kind === 'tax');
    expect(of.get('guest')?.charges.find(({ kind }) => kind === 'levy')?.gross).toBe(isLine ? levy?.gross : undefined);
  });

  it('have no part of what another stay took over', () => {
    const { lines, charges, total } = stay();
    const first = lines.find(({ kind }) => kind === 'night');
    const away: FolioLine = {
      ...bar({ id: 'away', kind: 'transfer', amount: -(first?.amount ?? 0), otherBooking: 'another' }),
      movedFrom: first?.id,
    };
    expect(grossOf(chargesByPayer(charges, [...lines, away], payers), 'guest')).toBe(total - 6000);
  });

  it('name what stands there without a tax, and take its parts from the house where it said them', () => {
    const { lines, charges } = stay();
    const spa = bar({ taxWithin: undefined, subject: { id: 'spa', name: 'Spa' } });
    const of = (extras = {}) => chargesByPayer(charges, [...lines, spa], payers, { extras }).get('guest');
    expect(of()?.unrated).toEqual(['Spa']);
    const shares = { spa: [{ share: 'services' as const, taxes: [{ name: 'IGST', rate: 18 }], percent: 100 }] };
    expect([of(shares)?.unrated, of(shares)?.charges.at(-1)?.taxes[0]?.rate]).toEqual([[], 18]);
  });

  it('take what was adjusted by hand off at the rate of the rooms, and leave out what was taken back', () => {
    const { lines, charges, total } = stay();
    const less = bar({ id: 'less', kind: 'adjustment', amount: -500, taxWithin: undefined, reason: 'noise' });
    const back = bar({ id: 'back', amount: -650, reverses: 'bar' });
    const of = chargesByPayer(charges, [...lines, bar(), back, less], payers);
    expect(grossOf(of, 'guest')).toBe(total - 500);
    expect(of.get('guest')?.charges.at(-1)).toMatchObject({ kind: 'adjustment', gross: -500 });
    expect(
      of
        .get('guest')
        ?.charges.at(-1)
        ?.taxes.map(({ rate }) => rate),
    ).toEqual([2.5, 2.5]);
  });

  it('add up to all charges, whatever part is moved', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (percent) => {
        const { lines, charges, total } = stay();
        const of = chargesByPayer(charges, moved({ lines, charges }, { percent }), payers);
        expect(grossOf(of, 'guest') + grossOf(of, 'company')).toBe(total);
      }),
    ));
});
