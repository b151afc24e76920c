import type { Judged } from './judge-statement.ts';

interface Allowed {
  /** How it begins, in small letters without quotation marks. */
  readonly begins: string;
  /** The file that sends it, within `src/`, where the beginning alone says too little. */
  readonly file?: string;
  readonly why: string;
}

const swept = 'deletes what is over on every server: each does its own part';
const setDue = 'sets what a clock that was ahead put off on every server: each does its own part';
const feed = 'tells of all hotels: every server is asked, and reads alone, without a lock';
const counted = 'the operator counts and mends server by server';

/** What may be sent without naming a hotel, and why: all outside of transactions, and never while a guest waits. */
const allowedUnpinned: readonly Allowed[] = [
  { begins: 'select count(*) from', file: 'features/operation/invariants.queries.ts', why: counted },
  { begins: 'with named as materialized', file: 'features/operation/invariants.queries.ts', why: counted },
  { begins: 'select kind, count(*) as count from outbox where given_up_at', why: counted },
  { begins: 'select gateway, count(*) as count from webhook_inbox where given_up_at', why: counted },
  { begins: 'select max(at) as at from booking_event', why: counted },
  { begins: 'select gateway, count(*) as count from lost_payment', why: counted },
  { begins: 'select * from lost_payment where refund_status', why: counted },
  { begins: 'select hotel_id, gateway from gateway_account', why: counted },
  { begins: 'select hotel_id, outbox_id from outbox where done_at is null and available_at', why: feed },
  { begins: 'select hotel_id, booking_id from booking where expires_at', why: feed },
  { begins: 'select distinct hotel_id, booking_id from registration where kept_until', why: feed },
  { begins: 'select hotel_id, booking_id from booking where change is not null', why: feed },
  { begins: 'select * from payment where check_at', why: feed },
  { begins: 'select * from kept_card where check_at', why: feed },
  { begins: 'select * from security_deposit where check_at', why: feed },
  { begins: 'select hotel_id, booking_id from payment_share where state', why: feed },
  { begins: 'select * from hotel_planned where due_at <=', why: feed },
  { begins: 'select * from hotel_proposing where due_at <=', why: feed },
  { begins: 'select hotel_id from hotel_stock where (due_at is null or due_at <=', why: feed },
  { begins: 'select * from hotel_picture where erase_at <=', why: feed },
  { begins: 'select * from hotel_image where (look_at is null or look_at <=', why: feed },
  {
    begins: 'select booking.*, coalesce(booking.selection',
    file: 'features/guest-relations/reviews/unasked-stays.queries.ts',
    why: feed,
  },
  {
    begins:
      'select hotel_id, gateway, vendor, event_id, payload, attempts, received_at from webhook_inbox where processed_at is null',
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
  {
    begins: 'select hotel_id from security_deposit where gateway',
    why: 'a gateway names an order and no hotel: every server is asked, through the index of orders',
  },
  {
    begins: 'delete from push_device where endpoint',
    why: 'a browser is whoever uses it now: every server forgets what others had pushed there',
  },
  { begins: 'delete from stock_change where at <', why: swept },
  { begins: 'delete from quote where expires_at <', why: swept },
  { begins: 'delete from booking_lookup where expires_at <', why: swept },
  { begins: 'delete from sent_message where sent_at <', why: swept },
  { begins: 'delete from message_recipient where changed_at <', why: swept },
  { begins: 'delete from code_subject where changed_at <', why: swept },
  { begins: 'delete from mail_link where expires_at <', why: swept },
  { begins: 'delete from passkey_challenge where expires_at <', why: swept },
  { begins: 'delete from used_browser where used_at <', why: swept },
  { begins: 'delete from push_device where expires_at <', why: swept },
  { begins: 'delete from staff_session where expires_at <', why: swept },
  { begins: 'delete from sign_in_link where expires_at <', why: swept },
  { begins: 'delete from idempotency where created_at <', why: swept },
  { begins: 'delete from open_hold where until <', why: swept },
  { begins: 'delete from holder where until <', why: swept },
  { begins: 'delete from call_count where window_start <', why: swept },
  { begins: 'delete from posted_form where at <=', why: swept },
  { begins: 'update outbox set available_at = $1 where done_at is null and available_at > $2', why: setDue },
  { begins: 'update webhook_inbox set available_at = $1, received_at = least(received_at', why: setDue },
  { begins: 'update payment set check_at = $1 where status', why: setDue },
  { begins: 'update kept_card set check_at = $1 where status = $2 and check_at >', why: setDue },
  { begins: 'update security_deposit set check_at = $1 where state in', why: setDue },
  { begins: 'update hotel_proposing set due_at = $1 where due_at >', why: setDue },
  { begins: 'delete from form_entry where kind in ($1, $2) and created_at', why: swept },
  { begins: 'select hotel_id as hotelid, entry_id as entryid, facts from form_entry where kind', why: feed },
  {
    begins: 'delete from booking_lookup where subject',
    why: 'the look-ups of an erased number are of any hotel; its own was erased before',
  },
  {
    begins: 'update open_hold set until',
    why: 'an erased booking says no more whom it counted for; its own rows were erased before',
  },
];

/** Files that send for bookings of several hotels at once, which share a transaction only on one server. */
const sentTogether = ['features/stock/inventory/inventory.queries.ts', 'features/extras/extra-stock.queries.ts'];

/** Whether a file may send a statement that is judged so. */
export function isAllowed(
  sender: string,
  statement: string,
  { refused, unpinned }: Judged,
  inTransaction: boolean,
): boolean {
  if (refused.length > 0)
    return (
      unpinned.length === 0 &&
      sentTogether.includes(sender) &&
      refused.every((why) => why.endsWith('rows of several servers are locked at once'))
    );
  return (
    !inTransaction &&
    allowedUnpinned.some(
      ({ file, begins }) => (file === undefined || sender === file) && plain(statement).startsWith(begins),
    )
  );
}

export const plain = (statement: string): string =>
  statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
