interface Allowed {
  /** How it begins, in small letters without quotation marks. */
  readonly begins: string;
  /** The file that sends it, within `src/`, where the beginning alone says too little. */
  readonly file?: string;
  readonly why: string;
}

const swept = 'deletes what is over on every server: each does its own part';
const feed = 'tells of all hotels: every server is asked, and reads alone, without a lock';
const ofPerson = 'a person has bookings at several hotels: every server is asked, through an index of its own';
const counted = 'the operator counts and mends server by server';

/** What may be sent without naming a hotel, and why. */
export const allowedUnpinned: readonly Allowed[] = [
  { begins: 'select count(*) from', file: 'features/operation/invariants.queries.ts', why: counted },
  { begins: 'select kind, count(*) as count from outbox where given_up_at', why: counted },
  { begins: 'select gateway, count(*) as count from webhook_inbox where given_up_at', why: counted },
  { begins: 'select max(at) as at from booking_event', why: counted },
  { begins: 'select hotel_id, outbox_id from outbox where done_at is null and available_at', why: feed },
  { begins: 'select hotel_id, booking_id from booking where expires_at', why: feed },
  { begins: 'select hotel_id, booking_id from booking where change is not null', why: feed },
  { begins: 'select * from payment where check_at', why: feed },
  {
    begins:
      'select hotel_id, gateway, event_id, payload, attempts, received_at from webhook_inbox where processed_at is null',
    why: feed,
  },
  {
    begins: 'select change_id as changeid, hotel_id as hotelid, what, first, last from stock_change where at >',
    why: feed,
  },
  {
    begins: 'select hotel_id from payment where gateway',
    why: 'a gateway names an order and no hotel: every server is asked, through the index of orders',
  },
  { begins: 'insert into booking_name', file: 'features/operation/name-bookings.queries.ts', why: counted },
  { begins: 'delete from stock_change where at <', why: swept },
  { begins: 'delete from', file: 'jobs/engine-jobs.ts', why: swept },
  { begins: 'delete from posted_form where at <=', why: swept },
  { begins: 'delete from form_entry where kind in ($1, $2) and created_at', why: swept },
  { begins: 'select hotel_id as hotelid, entry_id as entryid, facts from form_entry where kind', why: feed },
  { begins: 'select booking_id from booking_access where device_hash', why: ofPerson },
  { begins: 'select distinct hotel_id from booking_access where device_hash', why: ofPerson },
  { begins: 'select count(*) as count from booking_lookup where subject', why: ofPerson },
  { begins: 'select count(*) as count from booking_lookup where address_hash', why: ofPerson },
  { begins: 'delete from booking_lookup where subject', why: ofPerson },
];
