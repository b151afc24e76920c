import type { Tables } from './tables.ts';

/**
 * Where the rows of a table live once hotels are spread over servers (docs/scale.md): with their hotel, found by
 * `hotel_id`; on every server alike, changed seldom; or with the person, found by the hash that leads the key: of what a
 * guest is counted or found by.
 */
export const tableHomes: Readonly<Record<keyof Tables, 'hotel' | 'everywhere' | 'person'>> = {
  hotel: 'everywhere',
  hotel_host: 'everywhere',
  hotel_words: 'hotel',
  hotel_revision: 'hotel',
  hotel_listing: 'everywhere',
  hotel_term: 'everywhere',
  hotel_page: 'everywhere',
  announced_page: 'everywhere',
  inventory: 'hotel',
  limited_code: 'hotel',
  rate: 'hotel',
  stock_change: 'hotel',
  quote: 'hotel',
  posted_form: 'hotel',
  booking: 'hotel',
  booking_line: 'hotel',
  booking_event: 'hotel',
  booking_change: 'hotel',
  booking_feed: 'hotel',
  booking_access: 'hotel',
  booking_lookup: 'hotel',
  booking_name: 'person',
  code_subject: 'person',
  mail_link: 'hotel',
  sent_message: 'person',
  message_recipient: 'person',
  call_count: 'person',
  holder: 'person',
  open_hold: 'person',
  guest_request: 'hotel',
  form_entry: 'hotel',
  review: 'hotel',
  payment: 'hotel',
  refund: 'hotel',
  dispute: 'hotel',
  unmatched_payment: 'hotel',
  webhook_inbox: 'hotel',
  outbox: 'hotel',
  property_key: 'hotel',
  idempotency: 'hotel',
};
