import type { Tables } from './tables.ts';

/**
 * Where the rows of a table live once hotels are spread over servers (docs/scale.md): on the server that the named column
 * says, which is the hotel's, or a hash of what a person is counted or found by; or `everywhere`, on every server alike,
 * changed seldom.
 */
export const tableHomes: { readonly [T in keyof Tables]: 'everywhere' | (keyof Tables[T] & string) } = {
  hotel: 'everywhere',
  hotel_version: 'everywhere',
  hotel_host: 'everywhere',
  hotel_words: 'hotel_id',
  hotel_revision: 'hotel_id',
  hotel_listing: 'everywhere',
  hotel_term: 'everywhere',
  hotel_page: 'everywhere',
  announced_page: 'everywhere',
  hotel_stock: 'hotel_id',
  inventory: 'hotel_id',
  limited_code: 'hotel_id',
  extra_stock: 'hotel_id',
  rate: 'hotel_id',
  stock_change: 'hotel_id',
  quote: 'hotel_id',
  posted_form: 'hotel_id',
  booking: 'hotel_id',
  booking_line: 'hotel_id',
  held_extra: 'hotel_id',
  booking_event: 'hotel_id',
  booking_change: 'hotel_id',
  booking_feed: 'hotel_id',
  booking_access: 'hotel_id',
  device_hotel: 'device_hash',
  booking_lookup: 'hotel_id',
  booking_name: 'name_hash',
  code_subject: 'subject',
  mail_link: 'hotel_id',
  sent_message: 'recipient_hash',
  message_recipient: 'recipient_hash',
  call_count: 'key_hash',
  holder: 'holder_hash',
  open_hold: 'holder_hash',
  guest_request: 'hotel_id',
  note: 'hotel_id',
  form_entry: 'hotel_id',
  review: 'hotel_id',
  payment: 'hotel_id',
  refund: 'hotel_id',
  dispute: 'hotel_id',
  unmatched_payment: 'hotel_id',
  lost_payment: 'hotel_id',
  webhook_inbox: 'hotel_id',
  outbox: 'hotel_id',
  property_key: 'hotel_id',
  idempotency: 'hotel_id',
};

/** The migrator's own tables, which every server must have, so that any can be asked what is done. */
export const migratorTables = ['kysely_migration', 'kysely_migration_lock'] as const;
