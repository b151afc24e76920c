import { describe, expect, it } from 'vitest';
import { coverOwed, fitIntoCaptured, gone, inMinorUnits, openBooks, restateKept } from './books.ts';
import { atGateway, books, dispute, refund } from './books.fixture.ts';

const amountsOf = ({ refunds }: { refunds: readonly { amount: number; status: string }[] }) =>
  refunds.map(({ amount, status }) => [amount, status]);

it('are copied before they are written', () => {
  const before = books({ refunds: [refund('r1', 400)], disputes: [dispute('d1', 100)] });
  const open = openBooks(before);
  coverOwed(open, 100, { paymentId: 'p1' });
  for (const one of open.disputes) one.gone = 50;
  expect(before).toEqual(books({ refunds: [refund('r1', 400)], disputes: [dispute('d1', 100)] }));
});

it('count a part of a unit of the gateway whole', () => {
  // Rupees are counted whole here and in paise there; euros in cents at both.
  expect([0, 1, 100, 101, 250, 300].map((paise) => inMinorUnits(paise, 'INR'))).toEqual([0, 1, 1, 2, 3, 3]);
  expect([1, 250].map((cents) => inMinorUnits(cents, 'EUR'))).toEqual([1, 250]);
});

describe('what of the captured money is gone', () => {
  const open = openBooks(
    books({
      payments: [
        { payment_id: 'p1', amount: 1000 },
        { payment_id: 'p2', amount: 1000 },
      ],
      refunds: [
        refund('owed', 1),
        refund('paid', 2, { status: 'processed', gateway_refund_id: 'g' }),
        refund('unpayable', 4, { status: 'unpayable' }),
        refund('failed', 8, { status: 'failed' }),
        refund('superseded', 16, { status: 'superseded' }),
        refund('other', 32, { payment_id: 'p2' }),
      ],
      disputes: [dispute('d1', 100, { status: 'lost', gone: 64 }), dispute('d2', 100, { payment_id: 'p2', gone: 128 })],
    }),
  );
  it('is what is owed, was given back or was lost, and nothing that failed or was superseded', () => {
    expect(gone(open)).toBe(1 + 2 + 4 + 32 + 64 + 128);
  });
  it('is told of one payment alone, too', () => {
    expect([gone(open, 'p1'), gone(open, 'p2'), gone(open, 'p3')]).toEqual([1 + 2 + 4 + 64, 32 + 128, 0]);
  });
});

describe('money that reached the guest by other means', () => {
  const covered = (
    refunds: readonly ReturnType<typeof refund>[],
    amount: number,
    of: Parameters<typeof coverOwed>[2],
  ) => {
    const open = openBooks(books({ refunds }));
    return { covered: coverOwed(open, amount, of), refunds: amountsOf(open) };
  };
  it('makes what is owed smaller, and supersedes that of which nothing is left', () => {
    expect(covered([refund('r1', 300), refund('r2', 300)], 400, { paymentId: 'p1' })).toEqual({
      covered: 400,
      refunds: [
        [300, 'superseded'],
        [200, 'pending'],
      ],
    });
  });
  it('covers no more than is owed', () => {
    expect(covered([refund('r1', 300)], 301, { paymentId: 'p1' })).toEqual({
      covered: 300,
      refunds: [[300, 'superseded']],
    });
    expect(covered([refund('r1', 300)], 299, { paymentId: 'p1' })).toEqual({ covered: 299, refunds: [[1, 'pending']] });
    expect(covered([], 300, { paymentId: 'p1' })).toEqual({ covered: 0, refunds: [] });
  });
  it('is of the same payment before another, whichever was owed first', () => {
    const refunds = [
      refund('r1', 300, { payment_id: 'p2' }),
      refund('r2', 300),
      refund('r3', 300, { payment_id: 'p2' }),
    ];
    expect(covered(refunds, 400, { paymentId: 'p1' }).refunds).toEqual([
      [200, 'pending'],
      [300, 'superseded'],
      [300, 'pending'],
    ]);
    expect(covered(refunds, 400, { paymentId: 'p1', onlyOf: true })).toEqual({
      covered: 300,
      refunds: [
        [300, 'pending'],
        [300, 'superseded'],
        [300, 'pending'],
      ],
    });
  });
  it('leaves what the gateway was asked for or has, what is not ours, and one that is named', () => {
    const kept = [
      refund('asked', 100, { asked_amount: 100 }),
      refund('there', 100, { gateway_refund_id: 'g1' }),
      refund('paid', 100, { status: 'processed', gateway_refund_id: 'g2' }),
      refund('failed', 100, { status: 'failed' }),
      refund('superseded', 100, { status: 'superseded' }),
      refund('but', 100),
      atGateway('theirs', 100, { status: 'pending' }),
    ];
    expect(covered(kept, 1000, { paymentId: 'p1', but: 'but' })).toEqual({
      covered: 0,
      refunds: amountsOf({ refunds: kept }),
    });
  });
  it('covers what the gateway could not pay, though it was asked', () => {
    const given = [refund('r1', 100, { status: 'unpayable', asked_amount: 100, gateway_refund_id: 'g1' })];
    expect(covered(given, 60, { paymentId: 'p1' })).toEqual({ covered: 60, refunds: [[40, 'unpayable']] });
  });
});

describe('claims that are fitted into what was captured', () => {
  const fitted = (more: Parameters<typeof books>[0]) => {
    const open = openBooks(books(more));
    const fits = fitIntoCaptured(open);
    return { fits, refunds: amountsOf(open), gone: open.disputes.map((one) => one.gone) };
  };
  it('stay as they are to the last unit', () => {
    const refunds = [refund('r1', 400), refund('r2', 600, { status: 'processed', gateway_refund_id: 'g' })];
    expect(fitted({ refunds })).toEqual({ fits: true, refunds: amountsOf({ refunds }), gone: [] });
  });
  it('give way where they are owed, those that were asked for last', () => {
    const refunds = [
      refund('asked', 500, { asked_amount: 500 }),
      refund('owed', 300),
      refund('paid', 700, { status: 'processed', gateway_refund_id: 'g' }),
    ];
    expect(fitted({ refunds })).toEqual({
      fits: true,
      refunds: [
        [300, 'pending'],
        [300, 'superseded'],
        [700, 'processed'],
      ],
      gone: [],
    });
  });
  it('have a dispute take no more than was left', () => {
    const refunds = [refund('paid', 700, { status: 'processed', gateway_refund_id: 'g' })];
    const disputes = [
      dispute('d1', 200, { status: 'lost', gone: 200 }),
      dispute('d2', 400, { status: 'lost', gone: 400 }),
      dispute('d3', 400, { payment_id: 'p2', status: 'lost', gone: 400 }),
    ];
    expect(fitted({ refunds, disputes })).toEqual({ fits: true, refunds: [[700, 'processed']], gone: [0, 300, 400] });
    expect(fitted({ refunds, disputes: [dispute('d1', 200, { gone: 200 })] })).toMatchObject({
      fits: true,
      gone: [200],
    });
  });
  it('do not fit where more has gone than came', () => {
    const refunds = [refund('r1', 1001, { status: 'processed', gateway_refund_id: 'g' })];
    expect(fitted({ refunds })).toMatchObject({ fits: false, refunds: [[1001, 'processed']] });
    // Cents have no parts that could have been counted whole.
    expect(fitted({ currency: 'EUR', refunds: [atGateway('g1', 1001)] })).toMatchObject({
      fits: false,
      refunds: [[1001, 'processed']],
    });
  });
  it('forgive one rupee of each refund that was made at the gateway, whose paise were counted whole', () => {
    const parts = (...amounts: readonly number[]) =>
      fitted({ refunds: amounts.map((amount, place) => atGateway(`g${place}`, amount)) });
    expect(parts(501, 501)).toEqual({
      fits: true,
      refunds: [
        [500, 'processed'],
        [500, 'processed'],
      ],
      gone: [],
    });
    expect(parts(501, 500)).toMatchObject({
      fits: true,
      refunds: [
        [500, 'processed'],
        [500, 'processed'],
      ],
    });
    expect(parts(502, 501)).toMatchObject({
      fits: false,
      refunds: [
        [502, 'processed'],
        [501, 'processed'],
      ],
    });
    expect(parts(0, 1001)).toMatchObject({
      fits: true,
      refunds: [
        [0, 'processed'],
        [1000, 'processed'],
      ],
    });
    const failed = [atGateway('g1', 1001), atGateway('g2', 1, { status: 'failed' })];
    expect(fitted({ refunds: [...failed, refund('r1', 1, { status: 'processed' })] })).toMatchObject({ fits: false });
  });
  it('give way of the payment alone that has too many, whichever were owed first', () => {
    const payments = [
      { payment_id: 'p1', amount: 1000 },
      { payment_id: 'p2', amount: 1000 },
    ];
    const refunds = [refund('r1', 400, { payment_id: 'p2' }), refund('r2', 900), refund('r3', 400)];
    const disputes = [
      dispute('d1', 500, { payment_id: 'p2', status: 'lost', gone: 500 }),
      dispute('d2', 100, { status: 'lost', gone: 100 }),
    ];
    expect(fitted({ payments, refunds, disputes })).toEqual({
      fits: true,
      refunds: [
        [400, 'pending'],
        [500, 'pending'],
        [400, 'pending'],
      ],
      gone: [500, 100],
    });
    const paid = [refund('r1', 950, { status: 'processed', gateway_refund_id: 'g' })];
    expect(fitted({ payments, refunds: paid, disputes })).toMatchObject({ fits: true, gone: [500, 50] });
  });
  it('are of each payment for itself', () => {
    const payments = [
      { payment_id: 'p1', amount: 1000 },
      { payment_id: 'p2', amount: 100 },
    ];
    const refunds = [refund('r1', 400, { payment_id: 'p2' }), refund('r2', 400)];
    expect(fitted({ payments, refunds })).toMatchObject({
      fits: true,
      refunds: [
        [100, 'pending'],
        [400, 'pending'],
      ],
    });
  });
});

describe('what is kept', () => {
  const kept = (more: Parameters<typeof books>[0]): number => {
    const open = openBooks(books(more));
    restateKept(open);
    return open.kept;
  };
  const refunds = [refund('r1', 400)];
  it('is all that is not gone of a stay that is over, what was paid at the property with it', () => {
    expect(kept({ isOver: true, refunds })).toBe(600);
    expect(kept({ isOver: true, refunds, atProperty: 50, disputes: [dispute('d1', 9, { gone: 9 })] })).toBe(641);
    expect(kept({ isOver: true, kept: 10, refunds })).toBe(600);
  });
  it('of one that stands is what it was, and never more than that', () => {
    expect([kept({ kept: 10, refunds }), kept({ kept: 600, refunds }), kept({ kept: 601, refunds })]).toEqual([
      10, 600, 600,
    ]);
  });
});
