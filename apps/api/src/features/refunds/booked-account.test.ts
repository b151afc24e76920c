import { describe, expect, it } from 'vitest';
import type { PaymentMovements, ToldDispute, ToldRefund } from '../ledger/payment-account.types.ts';
import { bookedAccount, mostFailures } from './booked-account.ts';
import { atGateway, books, dispute, refund } from './books.fixture.ts';
import type { Books } from './books.types.ts';

/** A hundred paise are a rupee: amounts are told in the gateway's units, and booked in ours. */
const paise = 100;
const told = (more: Partial<ToldRefund> = {}): ToldRefund => ({
  gatewayRefundId: 'g1',
  refundId: 'r1',
  amount: 400 * paise,
  status: 'processed',
  ...more,
});
const theirs = (more: Partial<ToldRefund> = {}): ToldRefund => told({ refundId: null, ...more });
const disputed = (status: ToldDispute['status'], more: Partial<ToldDispute> = {}): ToldDispute => ({
  gatewayDisputeId: 'd1',
  amount: 300 * paise,
  status,
  ...more,
});
const book = (before: Partial<Books>, ...said: readonly (ToldRefund | ToldDispute)[]) => {
  const all: PaymentMovements = {
    refunds: said.filter((one) => 'gatewayRefundId' in one),
    disputes: said.filter((one) => 'gatewayDisputeId' in one),
  };
  return bookedAccount(books(before), 'razorpay', 'p1', all);
};
/** What became of the refunds, those that the engine adds under a name of their own. */
const rows = (booked: ReturnType<typeof book>) =>
  booked?.books.refunds.map(({ refund_id: id, amount, status, gateway_refund_id: known }) => [
    id.length > 20 ? 'new' : id,
    amount,
    status,
    known,
  ]);

describe('what a gateway tells of the engine’s own refund', () => {
  const owed = { refunds: [refund('r1', 400, { asked_amount: 400 })] };
  it('is that it is done: its amount as told, else as asked, else as owed', () => {
    const done = book(owed, told());
    expect(done?.happened).toEqual([{ kind: 'refund_processed', refundId: 'r1', amount: 400 }]);
    expect(rows(done)).toEqual([['r1', 400, 'processed', 'g1']]);
    expect(rows(book(owed, told({ amount: 350 * paise })))).toEqual([['r1', 350, 'processed', 'g1']]);
    expect(rows(book({ refunds: [refund('r1', 400, { asked_amount: 390 })] }, told({ amount: null })))).toEqual([
      ['r1', 390, 'processed', 'g1'],
    ]);
    expect(rows(book({ refunds: [refund('r1', 400)] }, told({ amount: null })))).toEqual([
      ['r1', 400, 'processed', 'g1'],
    ]);
  });
  it('is that it is under way, which nobody is told', () => {
    const under = book(owed, told({ status: 'pending' }));
    expect([under?.happened, rows(under)]).toEqual([[], [['r1', 400, 'pending', 'g1']]]);
  });
  it('changes nothing once it is done', () => {
    const done = { refunds: [refund('r1', 400, { status: 'processed', gateway_refund_id: 'g1', asked_amount: 400 })] };
    for (const late of [told(), told({ status: 'failed' }), told({ status: 'pending' }), told({ amount: 1 })])
      expect(book(done, late)).toMatchObject({ happened: [], books: done });
  });
  it('is that it failed: it is owed by another refund, the first time with a word', () => {
    const failed = book(owed, told({ status: 'failed' }));
    expect(failed?.happened).toEqual([{ kind: 'refund_failed', refundId: 'r1', amount: 400, first: true }]);
    expect(rows(failed)).toEqual([
      ['r1', 400, 'failed', 'g1'],
      ['new', 400, 'pending', null],
    ]);
    expect(failed?.books.refunds[1]).toMatchObject({
      payment_id: 'p1',
      reason: 'cancelled',
      origin: 'engine',
      covered: 0,
      asked_amount: null,
    });
    const before = refund('r0', 400, { status: 'failed', gateway_refund_id: 'g0' });
    expect(book({ refunds: [before, ...owed.refunds] }, told({ status: 'failed' }))?.happened).toMatchObject([
      { first: false },
    ]);
  });
  it('counts the failures of the same payment and of our own refunds alone', () => {
    const others = [
      refund('r7', 1, { status: 'failed', payment_id: 'p2' }),
      atGateway('g8', 1, { status: 'failed' }),
      refund('r9', 1, { status: 'superseded' }),
    ];
    expect(book({ refunds: [...others, ...owed.refunds] }, told({ status: 'failed' }))?.happened).toMatchObject([
      { first: true },
    ]);
  });
  it('is after the last try that it cannot be paid: the property owes it', () => {
    const tries = (count: number) =>
      Array.from({ length: count }, (_, at) => refund(`t${at}`, 400, { status: 'failed' }));
    const last = book({ refunds: [...tries(mostFailures - 1), ...owed.refunds] }, told({ status: 'failed' }));
    expect(last?.happened).toEqual([{ kind: 'refund_given_up', refundId: 'r1', amount: 400 }]);
    expect(rows(last)?.slice(mostFailures - 1)).toEqual([['r1', 400, 'unpayable', 'g1']]);
    const next = book({ refunds: [...tries(mostFailures - 2), ...owed.refunds] }, told({ status: 'failed' }));
    expect(next?.happened).toMatchObject([{ kind: 'refund_failed' }]);
  });
  it('changes nothing where it failed before', () => {
    const failed = {
      refunds: [refund('r1', 400, { status: 'failed', gateway_refund_id: 'g1', asked_amount: 400 }), refund('r2', 400)],
    };
    for (const late of [told({ status: 'failed' }), told({ status: 'pending' })])
      expect(book(failed, late)).toMatchObject({ happened: [], books: failed });
  });
  it('is that one that was taken for lost has happened: what stood for it is owed no more', () => {
    const lost = { refunds: [refund('r1', 400, { status: 'failed', asked_amount: 400 }), refund('r2', 400)] };
    expect(rows(book(lost, told({ status: 'pending' })))).toEqual([
      ['r1', 400, 'pending', 'g1'],
      ['r2', 400, 'superseded', null],
    ]);
    const superseded = {
      refunds: [
        refund('r1', 400, { status: 'superseded', asked_amount: 400 }),
        refund('r2', 300),
        refund('r3', 100, { payment_id: 'p2' }),
      ],
    };
    expect(rows(book(superseded, told()))).toEqual([
      ['r1', 400, 'processed', 'g1'],
      ['r2', 300, 'superseded', null],
      ['r3', 100, 'superseded', null],
    ]);
  });
  it('is that one that had failed there is done after all', () => {
    const failed = refund('r1', 400, { status: 'failed', gateway_refund_id: 'g0', asked_amount: 400 });
    const elsewhere = refund('r2', 400, { payment_id: 'p2' });
    expect(rows(book({ refunds: [failed, elsewhere, refund('r3', 400)] }, told()))).toEqual([
      ['r1', 400, 'processed', 'g1'],
      ['r2', 400, 'pending', null],
      ['r3', 400, 'superseded', null],
    ]);
    const superseded = { ...failed, status: 'superseded' as const };
    expect(rows(book({ refunds: [superseded] }, told({ status: 'pending' })))).toEqual([['r1', 400, 'pending', 'g1']]);
  });
  it('covers nothing else where it was owed itself', () => {
    expect(rows(book({ refunds: [refund('r1', 400), refund('r2', 100)] }, told()))).toEqual([
      ['r1', 400, 'processed', 'g1'],
      ['r2', 100, 'pending', null],
    ]);
  });
});

describe('a refund that somebody made at the gateway', () => {
  it('is written down under the gateway’s name, and counts towards what was owed', () => {
    const given = book({ refunds: [refund('r1', 500)] }, theirs());
    expect(given?.happened).toEqual([
      { kind: 'given_back', refundId: 'razorpay:g1', amount: 400 },
      { kind: 'given_back_processed', refundId: 'razorpay:g1', amount: 400 },
    ]);
    expect(given?.books.refunds).toEqual([
      refund('r1', 100),
      atGateway('razorpay:g1', 400, { gateway_refund_id: 'g1', covered: 400, payment_id: 'p1' }),
    ]);
  });
  it('is one of theirs, too, where it names a refund that is not ours', () => {
    const known = [atGateway('razorpay:g1', 400, { gateway_refund_id: 'g1' })];
    expect(book({ refunds: known }, told({ refundId: 'razorpay:g1' }))).toMatchObject({
      happened: [],
      books: { refunds: known },
    });
    expect(rows(book({}, told({ refundId: 'r9' })))).toEqual([['razorpay:g1', 400, 'processed', 'g1']]);
  });
  it('is not taken for another that its note names, unless that is ours', () => {
    const other = atGateway('razorpay:g7', 400, { gateway_refund_id: 'g7', status: 'pending' });
    expect(rows(book({ refunds: [other] }, told({ refundId: 'razorpay:g7' })))).toEqual([
      ['razorpay:g7', 400, 'pending', 'g7'],
      ['razorpay:g1', 400, 'processed', 'g1'],
    ]);
  });
  it('counts towards what is owed of its own payment before another’s, when it is told and when it was lost', () => {
    const refunds = [refund('r1', 400, { payment_id: 'p2' }), refund('r2', 400)];
    const after = [
      ['r1', 400, 'pending', null],
      ['r2', 400, 'superseded', null],
    ];
    expect(rows(book({ refunds }, theirs()))?.slice(0, 2)).toEqual(after);
    const lost = atGateway('razorpay:g1', 400, { gateway_refund_id: 'g1', status: 'failed' });
    expect(rows(book({ refunds: [...refunds, lost] }, theirs()))?.slice(0, 2)).toEqual(after);
    const under = atGateway('razorpay:g1', 400, { gateway_refund_id: 'g1', status: 'pending' });
    const done = book({ refunds: [...refunds, under] }, theirs());
    expect(done?.books.refunds).toEqual([...refunds, { ...under, status: 'processed' }]);
  });
  it('is told as under way, then as done, once each', () => {
    const under = book({}, theirs({ status: 'pending' }));
    expect(under?.happened).toEqual([{ kind: 'given_back', refundId: 'razorpay:g1', amount: 400 }]);
    expect(book(under?.books ?? {}, theirs({ status: 'pending' }))?.happened).toEqual([]);
    const done = book(under?.books ?? {}, theirs({ amount: null }));
    expect(done?.happened).toEqual([{ kind: 'given_back_processed', refundId: 'razorpay:g1', amount: 400 }]);
    expect(rows(done)).toEqual([['razorpay:g1', 400, 'processed', 'g1']]);
    for (const late of [theirs(), theirs({ status: 'pending' }), theirs({ status: 'failed' })])
      expect(book(done?.books ?? {}, late)).toMatchObject({ happened: [], books: done?.books });
  });
  it('that fails is owed again as far as it had covered what was owed', () => {
    const under = book({ refunds: [refund('r1', 300)] }, theirs({ status: 'pending' }));
    expect(under?.books.refunds[1]?.covered).toBe(300);
    const failed = book(under?.books ?? {}, theirs({ status: 'failed' }));
    expect(failed?.happened).toEqual([{ kind: 'given_back_failed', refundId: 'razorpay:g1', amount: 400 }]);
    expect(rows(failed)).toEqual([
      ['r1', 300, 'superseded', null],
      ['razorpay:g1', 400, 'failed', 'g1'],
      ['new', 300, 'pending', null],
    ]);
    expect(failed?.books.refunds[1]?.covered).toBe(0);
    expect(failed?.books.refunds[2]).toMatchObject({ payment_id: 'p1', reason: 'at_gateway_failed', origin: 'engine' });
    // It happened after all: the renewed refund is superseded.
    const after = book(failed?.books ?? {}, theirs());
    expect(after?.happened).toEqual([{ kind: 'given_back_processed', refundId: 'razorpay:g1', amount: 400 }]);
    expect(after?.books.refunds[1]).toMatchObject({ status: 'processed', covered: 300 });
    expect(rows(after)?.[2]).toEqual(['new', 300, 'superseded', null]);
  });
  it('that fails and covered nothing leaves nothing owed', () => {
    const under = book({}, theirs({ status: 'pending' }));
    expect(rows(book(under?.books ?? {}, theirs({ status: 'failed' })))).toEqual([
      ['razorpay:g1', 400, 'failed', 'g1'],
    ]);
  });
  it('that is told first as failed covers nothing', () => {
    const failed = book({ refunds: [refund('r1', 300)] }, theirs({ status: 'failed' }));
    expect(failed?.happened).toEqual([{ kind: 'given_back_failed', refundId: 'razorpay:g1', amount: 400 }]);
    expect(failed?.books.refunds).toEqual([
      refund('r1', 300),
      atGateway('razorpay:g1', 400, { gateway_refund_id: 'g1', status: 'failed' }),
    ]);
  });
  it('whose message does not say how much is left to asking', () => {
    expect(book({}, theirs({ amount: null }))).toMatchObject({ happened: [], books: { refunds: [] } });
  });
});

describe('a dispute', () => {
  const kinds = [
    ['open', 'dispute_opened', 0],
    ['won', 'dispute_won', 0],
    ['lost', 'dispute_lost', 300],
    ['closed', 'dispute_closed', 0],
  ] as const;
  it.each(kinds)('that is %s is told as %s, and takes %i', (status, kind, gone) => {
    const one = book({}, disputed(status));
    expect(one?.happened).toEqual([{ kind, disputeId: 'd1', amount: 300 }]);
    expect(one?.books.disputes).toEqual([dispute('d1', 300, { status, gone })]);
  });
  it.each([
    ['open', []],
    ['won', ['open', 'won', 'closed']],
    ['closed', ['open', 'won', 'closed']],
    ['lost', ['open', 'won', 'closed', 'lost']],
  ] as const)('that is %s goes forward only', (status, late) => {
    const before = { disputes: [dispute('d1', 300, { status })] };
    for (const one of late) expect(book(before, disputed(one))).toMatchObject({ happened: [], books: before });
    expect(book(before, disputed(status))?.happened).toEqual([]);
  });
  it('that is open goes on to each end, with what was taken', () => {
    const before = { disputes: [dispute('d0', 1), dispute('d1', 300)] };
    const lost = book(before, disputed('lost', { amount: 250 * paise }));
    expect(lost?.happened).toEqual([{ kind: 'dispute_lost', disputeId: 'd1', amount: 250 }]);
    expect(lost?.books.disputes).toEqual([dispute('d0', 1), dispute('d1', 250, { status: 'lost', gone: 250 })]);
    for (const end of ['won', 'closed'] as const)
      expect(book(before, disputed(end))?.books.disputes[1]).toMatchObject({ status: end, gone: 0 });
  });
  it('takes no more than its payment had', () => {
    const payments = [
      { payment_id: 'p0', amount: 9000 },
      { payment_id: 'p1', amount: 200 },
    ];
    expect(book({ payments }, disputed('lost'))?.books.disputes).toEqual([
      dispute('d1', 200, { status: 'lost', gone: 200 }),
    ]);
    expect(book({ payments: [{ payment_id: 'p0', amount: 9000 }] }, disputed('lost'))?.books.disputes).toEqual([
      dispute('d1', 0, { status: 'lost', gone: 0 }),
    ]);
  });
  it('that is lost has given the guest what was owed of this payment, and of no other', () => {
    const refunds = [refund('r1', 400), refund('r2', 400, { payment_id: 'p2' })];
    const payments = [
      { payment_id: 'p1', amount: 1000 },
      { payment_id: 'p2', amount: 1000 },
    ];
    expect(rows(book({ refunds, payments }, disputed('lost', { amount: 700 * paise })))).toEqual([
      ['r1', 400, 'superseded', null],
      ['r2', 400, 'pending', null],
    ]);
    for (const end of ['open', 'won', 'closed'] as const)
      expect(book({ refunds, payments }, disputed(end))?.books.refunds).toEqual(refunds);
  });
});

describe('the books', () => {
  it('say nothing where more would have gone than came', () => {
    expect(
      book({}, theirs({ amount: 1001 * paise }), theirs({ gatewayRefundId: 'g2', amount: 100 * paise })),
    ).toBeNull();
    expect(book({}, theirs({ amount: 1000 * paise }))).not.toBeNull();
  });
  it('keep of a stay that is over what is not gone', () => {
    expect(book({ isOver: true, kept: 1000 }, theirs())?.books.kept).toBe(600);
    expect(book({ isOver: true, kept: 1000 }, disputed('lost'))?.books.kept).toBe(700);
  });
});
