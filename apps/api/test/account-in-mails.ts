import type { PropertyFolio, Report } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { expect } from 'vitest';
import { guestCalls } from './guest-calls.ts';
import type { Booked } from './journeys.ts';
import type { PropertyCall } from './property-calls.ts';
import type { TestEngine } from './test-engine.ts';

const stillOwed = /^(?:Due at the hotel|Still to pay)[^:]*: (.+)$/gm;

/**
 * The voucher that the desk sends again names as left what the folio says is left; some states send none. Answers
 * whether one was read.
 */
export async function requireVoucherAlike(
  engine: TestEngine,
  call: PropertyCall,
  { bookingId }: Booked,
): Promise<boolean> {
  const { currency, reference, balance } = (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const { relay } = guestCalls(engine);
  await relay();
  engine.mails.length = 0;
  if ((await call('POST', `bookings/${bookingId}/voucher`, {})).statusCode !== 200) return false;
  await relay();
  const voucher = engine.mails.find(({ subject }) => subject.includes(reference))?.text ?? '';
  const left = [...voucher.matchAll(stillOwed)].map(([, sum]) => sum);
  expect([reference, left]).toEqual([reference, balance.toPay > 0 ? [formatMoney(balance.toPay, currency, 'en')] : []]);
  return true;
}

/** The report of money lists what the folios say is open, and nothing else. */
export async function requireReportAlike(call: PropertyCall, stays: readonly Booked[]): Promise<void> {
  const { money } = (await call('GET', 'reports?kind=money&from=2026-12-01&to=2026-12-31')).json<Report>();
  const open: object[] = [];
  for (const { bookingId } of stays) {
    const { reference, balance } = (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
    const { toPay, toGiveBack: toReturn } = balance;
    if (toPay > 0 || toReturn > 0) open.push({ reference, toPay, toReturn });
  }
  const listed = (money?.open ?? []).map(({ reference, toPay, toReturn }) => ({ reference, toPay, toReturn }));
  expect(listed.toSorted(byReference)).toEqual(open.toSorted(byReference));
}

const byReference = (one: object, other: object): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
