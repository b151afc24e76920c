import { explainedBill, type Bill } from '@latchkey/booking-core/pricing';
import type { Agreement } from '../../../database/tables/booking-tables.ts';

/**
 * A bill that says why, from what was agreed with it. The reasons are not kept within it: the engine of the release before
 * sends a bill as it lies in the database, and knows none.
 */
export const billWithReasons = ({ bill, agreed }: { readonly bill: Bill; readonly agreed: Agreement | null }): Bill =>
  agreed === null ? bill : explainedBill(bill, agreed.stay, agreed.offers ?? []);
