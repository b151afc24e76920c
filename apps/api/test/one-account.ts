import type { PropertyFolio } from '@latchkey/api-contract/types';
import { type FolioLine, guestPayer, standingWith } from '@latchkey/booking-core/folio';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Booked } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

type Call = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<LightMyRequestResponse>;

/**
 * Whoever reads of a stay's money reads the same, and it adds up: its folio, the desk, the guest's page, a search and the list
 * of who left owing. Answers the folio.
 */
export async function requireOneAccount(
  engine: TestEngine,
  call: Call,
  { bookingId, cookie }: Booked,
): Promise<PropertyFolio> {
  const folio = (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const { charges, paid, givenBack, balance, toPay, toGiveBack } = folio.balance;
  expect([charges - paid + givenBack, toPay - toGiveBack]).toEqual([balance, balance]);
  expect(folio.payers.reduce((sum, payer) => sum + payer.balance.balance, 0)).toBe(balance);
  const counting = folio.lines.filter(({ kind }) => !kind.startsWith('deposit'));
  expect(counting.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  if (folio.status === 'confirmed') expect(carriedBeyond(folio)).toEqual([]);
  expect((await call('GET', `bookings/${bookingId}`)).json()).toMatchObject({
    toPay,
    folio: { balance: folio.balance },
  });
  const page = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
  expect(page.json()).toMatchObject({ booking: { folio: { balance: folio.balance } } });
  const found = await call('POST', 'find', { q: folio.reference });
  expect(found.json<{ bookings: object[] }>().bookings).toMatchObject([{ toPay }]);
  const { stays } = (await call('GET', 'left-owing')).json<{ stays: { bookingId: string; balance: object }[] }>();
  const listed = stays.filter((stay) => stay.bookingId === bookingId).map((stay) => stay.balance);
  const isOver = folio.status === 'cancelled' || folio.status === 'no_show';
  expect(listed).toEqual(toPay > 0 && (isOver || folio.leftOwing !== undefined) ? [folio.balance] : []);
  return folio;
}

/** Agreed lines of which a payer beside whoever booked carries more than the line is, whatever became of its price. */
function carriedBeyond({ lines: shown, payers }: PropertyFolio): readonly string[] {
  const lines = shown as readonly FolioLine[];
  const posted = lines.filter(({ source, kind }) => source === 'posted' && kind !== 'transfer').map(({ id }) => id);
  return payers.flatMap(({ payerId }) =>
    payerId === guestPayer
      ? []
      : [...standingWith(lines, payerId)].flatMap(([id, part]) => {
          const whole = lines.find((line) => line.id === id)?.amount ?? 0;
          return posted.includes(id) || (part * whole > 0 && Math.abs(part) <= Math.abs(whole))
            ? []
            : [`${payerId} ${id}`];
        }),
  );
}
