import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import { noteStockChange } from '../src/database/stock-changes.ts';
import { rateFields } from '../src/database/tables/stock-tables.ts';
import { transact } from '../src/database/transact.ts';

/** Empty at the start of each test. */
const emptyTables = [
  'idempotency',
  'outbox',
  'webhook_inbox',
  'unmatched_payment',
  'lost_payment',
  'gateway_payment',
  'dispute',
  'refund',
  'paper_signature',
  'fiscal_connection',
  'invoice_settings',
  'invoice_series',
  'invoice',
  'cash_move',
  'cash_count',
  'cash_shift',
  'day_end',
  'day_line',
  'house_day',
  'bookkeeping_posting',
  'bookkeeping_entry',
  'bookkeeping_day',
  'bookkeeping_batch',
  'bookkeeping_settings',
  'registration_settings',
  'registration',
  'registration_report',
  'property_payment',
  'folio_line',
  'folio_payer',
  'left_owing',
  'gateway_account',
  'kept_card',
  'security_deposit',
  'payment',
  'payment_share',
  'booking_access',
  'device_hotel',
  'booking_lookup',
  'booking_name',
  'code_subject',
  'open_hold',
  'holder',
  'mail_link',
  'sent_message',
  'message_recipient',
  'property_mailbox',
  'guest_request',
  'note',
  'day_look',
  'guest_message',
  'answer',
  'form_entry',
  'review',
  'property_key',
  'hotel_bounds',
  'hotel_domain',
  'hotel_hold',
  'hotel_draft',
  'hotel_image',
  'hotel_planned',
  'hotel_proposal',
  'hotel_proposing',
  'hotel_start',
  'hotel_trial',
  'journal_line',
  'journal_head',
  'refused_act',
  'push_device',
  'staff_session',
  'sign_in_link',
  'used_browser',
  'recovery_code',
  'passkey',
  'passkey_challenge',
  'staff_member',
  'person',
  'booking_event',
  'booking_change',
  'booking_feed',
  'unit_night',
  'unit_change',
  'hotel_news',
  'unit_closure',
  'booking_line',
  'held_extra',
  'booking',
  'limited_code',
  'quote',
  'posted_form',
] as const;

const always = { first: '2000-01-01' as LocalDate, last: '2999-12-31' as LocalDate };

/** Makes a test's database what it is at the start, where these tables were written. */
export async function resetDatabase(db: Database, written: ReadonlySet<string>): Promise<void> {
  const isWritten = (table: string): boolean => written.has(table);
  // One statement, since each is an exchange with the server.
  const emptied = emptyTables
    .filter(isWritten)
    .map((table) => sql`${sql.ref(`empty_${table}`)} as (delete from ${sql.table(table)})`);
  if (emptied.length > 0) await sql`with ${sql.join(emptied)} select 1`.execute(db);
  const stock = (['rate', 'inventory'] as const).filter(isWritten);
  if (stock.length > 0) await restoreStock(db, stock);
}

/** Puts rooms and prices back to what they are at the start, where they were written. */
async function restoreStock(db: Database, written: readonly ('rate' | 'inventory')[]): Promise<void> {
  await transact(db, async (tx) => {
    for (const { hotel_id: hotelId } of await tx.selectFrom('hotel').select('hotel_id').execute())
      for (const what of ['rooms', 'rates'] as const) noteStockChange(tx, { hotelId, what, ...always });
    if (written.includes('rate')) {
      const asAtStart = rateFields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`s.${field}`)}`);
      await sql`update rate r set ${sql.join(asAtStart)}, by_property = false, by_hand = null, set_at = null
        from rate_start s where s.hotel_id = r.hotel_id and s.date = r.date and s.room_type_id = r.room_type_id and s.rate_plan_id = r.rate_plan_id
        and (r.by_property or r.set_at is not null or r.price_for_pax <> s.price_for_pax)`.execute(tx);
    }
    if (written.includes('inventory'))
      await sql`update inventory i set total = s.total, used = 0, hours = s.hours, by_property = false, set_at = null
        from inventory_start s where s.hotel_id = i.hotel_id and s.date = i.date and s.room_type_id = i.room_type_id
        and (i.by_property or i.set_at is not null or i.total <> s.total or i.used > 0 or i.hours is distinct from s.hours)`.execute(
        tx,
      );
  });
}
