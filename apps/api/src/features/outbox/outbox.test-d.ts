import { describe, expectTypeOf, it } from 'vitest';
import type { Transaction } from '../../database/database.types.ts';
import { enqueue } from './outbox.queries.ts';
import type { OutboxMessage } from './outbox-payloads.types.ts';

declare const tx: Transaction;
const of = { hotelId: 1760, dedupeKey: 'one' };
const written = (...messages: OutboxMessage[]): Promise<void> => enqueue(tx, messages, new Date(0));

describe('enqueue', () => {
  it('takes what a kind keeps', () => {
    const about = { bookingId: 'B1', notice: 'cancelled', noticeId: 'N1' } as const;
    expectTypeOf(written).toBeCallableWith({ ...of, kind: 'refund', payload: { refundId: 'R1' } });
    expectTypeOf(written).toBeCallableWith({ ...of, kind: 'notice-mail', payload: { ...about, refundId: 'R1' } });
  });

  it('refuses a key that the kind does not keep', () => {
    const refused = [
      // @ts-expect-error -- refundId
      written({ ...of, kind: 'refund', payload: { refundID: 'R1' } }),
      // @ts-expect-error -- beside the one that it needs
      written({ ...of, kind: 'refund', payload: { refundId: 'R1', bookingId: 'B1' } }),
      // @ts-expect-error -- issue, which may be missing
      written({ ...of, kind: 'voucher-mail', payload: { bookingId: 'B1', issued: 'I1' } }),
      // @ts-expect-error -- the payload of another kind
      written({ ...of, kind: 'lookup-code', payload: { refundId: 'R1' } }),
    ];
    expectTypeOf(refused).toBeArray();
  });

  it('refuses it too where the message is made before', () => {
    const made = ['I1'].map((issued) => ({
      ...of,
      kind: 'voucher-mail' as const,
      payload: { bookingId: 'B1', issued },
    }));
    // @ts-expect-error -- issue
    expectTypeOf(enqueue(tx, made, new Date(0))).resolves.toBeVoid();
  });

  it('refuses values and kinds that nothing delivers', () => {
    const refused = [
      // @ts-expect-error -- no such form
      written({ ...of, kind: 'letters-mail', payload: { kind: 'fax', entryId: 'E1' } }),
      // @ts-expect-error -- no domain delivers it
      written({ ...of, kind: 'fax', payload: {} }),
    ];
    expectTypeOf(refused).toBeArray();
  });
});
