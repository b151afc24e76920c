import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const author = 'author_kind text, author_id text, author_name text, created_at timestamptz not null';
const ofBooking = `booking_id text not null,
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)`;

const statements = [
  // What people put on a folio beside what was agreed and paid. Lines are added and never changed: a mistake is another line.
  `create table folio_line (
    hotel_id integer not null,
    line_id text not null,
    number integer not null,
    kind text not null check (kind in ('extra', 'fee', 'adjustment', 'transfer')),
    day date not null,
    subject_room integer,
    subject_id text,
    subject_name text,
    quantity integer,
    amount bigint not null check (amount <> 0),
    currency text not null,
    payer_id text not null,
    tax_name text,
    tax_percent double precision,
    tax_amount bigint not null default 0,
    reverses text,
    moved_from text,
    other_booking text,
    reason text,
    ${author},
    ${ofBooking},
    primary key (hotel_id, line_id)
  )`,
  `create unique index folio_line_of_booking on folio_line (hotel_id, booking_id, number)`,
  // What was reversed is reversed once.
  `create unique index folio_line_reversed on folio_line (hotel_id, reverses) where reverses is not null`,
  // Who pays beside whoever booked.
  `create table folio_payer (
    hotel_id integer not null,
    payer_id text not null,
    kind text not null check (kind in ('company', 'other')),
    name text,
    tax_id text,
    address text,
    mail text,
    ${author},
    ${ofBooking},
    primary key (hotel_id, payer_id)
  )`,
  `create index folio_payer_of_booking on folio_payer (hotel_id, booking_id)`,
  // Stays that ended with something owed, until it is settled.
  `create table left_owing (
    hotel_id integer not null,
    reason text,
    ${author},
    ${ofBooking},
    primary key (hotel_id, booking_id)
  )`,
  `alter table booking add column fee_owed bigint not null default 0`,
  // Whose folio a payment at the property is of; null: whoever booked.
  `alter table property_payment add column payer_id text`,
];

/** The account of a stay: lines posted by hand, payers, and who left owing. */
export const folios: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
