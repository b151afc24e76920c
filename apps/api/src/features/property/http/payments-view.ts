import type { PropertyPayment } from '@latchkey/api-contract/types';
import type { PropertyEntry } from '../../ledger/ledger.ts';

/** What was paid at the property, as the property sees it, from a booking's lines; a payment that was taken back says when. */
export const paymentsView = (lines: readonly PropertyEntry[]): PropertyPayment[] =>
  lines.flatMap(({ kind, method, ...line }) => {
    if (kind !== 'payment' || method === null) return [];
    const takenBack = lines.find(({ reverses }) => reverses === line.entry_id);
    return [
      {
        paymentId: line.entry_id,
        method,
        amount: line.amount,
        ...(line.note === null ? {} : { note: line.note }),
        recordedAt: line.created_at.toISOString(),
        by: line.author_name ?? '',
        ...(takenBack === undefined ? {} : { takenBackAt: takenBack.created_at.toISOString() }),
      },
    ];
  });
