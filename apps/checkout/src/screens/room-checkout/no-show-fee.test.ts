import { nightsQuote } from '@latchkey/testing/hotel';
import { expect, test } from 'vitest';
import { noShowFeeOf } from './no-show-fee.ts';

const quote = { ...nightsQuote, bill: { ...nightsQuote.bill, total: 10_000, taxes: [] } };
const from = {
  date: quote.selection.stay.kind === 'nights' ? quote.selection.stay.checkIn : quote.selection.stay.date,
};

/** What not coming costs where the hotel names a share for it, and cancelling costs so much in turn. */
const fee = (noShowPercent: number, ...percents: readonly number[]): number =>
  noShowFeeOf({
    noShowFee: { percent: noShowPercent },
    steps: percents.map((percent) => ({ from: { ...from, time: '12:00' }, fee: { percent }, days: 1 })),
    quote,
  });

test('not coming costs the share that the hotel names, and never less than cancelling at the last moment', () =>
  expect([fee(80, 0, 50), fee(30, 0, 50), fee(30), fee(0, 0)]).toEqual([8_000, 5_000, 10_000, 0]));
