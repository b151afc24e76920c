import { describe, expect, it } from 'vitest';
import { transact } from '../../database/transact.ts';
import { databaseKinds } from '../../../test/database-kinds.ts';
import { openEngine } from '../../../test/open-engine.ts';
import type { BookingId } from '../../database/booking-key.ts';
import type { InvoiceContent } from '@latchkey/booking-core/invoice';
import { brokenInvariants } from '../../../test/invariants.ts';
import { houseOfInvoices } from '../../../test/house-of-invoices.ts';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { issue } from './issue.ts';

// Shows docs/rules.md: Invoices and credit notes (Without gaps).
describe.each(databaseKinds)('numbers on %s', (kind) => {
  const engine = openEngine(kind);
  const issueOne = (at: number, fate: 'kept' | 'rolled-back' | 'killed' = 'kept') =>
    transact<string>(engine.deps.db, async (tx, rollback) => {
      const row = await issue(
        tx,
        {
          invoiceId: `invoice-${at}`,
          kind: 'invoice',
          booking: { hotel_id: 1760, booking_id: `1760_${at}` as BookingId },
          payerId: 'guest',
          settings: houseOfInvoices,
          country: 'IN',
          issuedOn: '2026-12-02' as LocalDate,
          correctsId: null,
          isTaxIdLeftOut: false,
          contentWith: (number) => ({ number, totals: { total: 1 } }) as InvoiceContent,
        },
        engine.deps.clock(),
      );
      if (fate === 'rolled-back') return rollback('rolled back');
      if (fate === 'killed') throw new Error('killed');
      return typeof row === 'string' ? row : row.number;
    });

  it('are without gaps or doubles, though 50 issue at once and some are rolled back or killed', async () => {
    const fates = ['kept', 'kept', 'rolled-back', 'kept', 'killed'] as const;
    const said = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => issueOne(at, fates[at % fates.length])),
    );
    expect(said.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const rows = await engine.deps.db.selectFrom('invoice').select(['serial', 'number']).orderBy('serial').execute();
    expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(rows.at(-1)?.number).toBe('SWC/26-27/0030');
    await engine.deps.db.deleteFrom('invoice').where('serial', '=', 7).execute();
    expect(await brokenInvariants(engine.deps.db)).toEqual({ 'numbers of papers with a gap': 1 });
    await engine.deps.db.deleteFrom('invoice_series').execute();
  });
});
