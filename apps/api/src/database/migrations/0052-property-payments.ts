import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Money that a property takes and gives back by itself. Lines are added and never changed: a mistake is another line.
  `create table property_payment (
    hotel_id integer not null,
    entry_id text not null,
    booking_id text not null,
    kind text not null check (kind in ('payment', 'taken_back', 'owed', 'given_back')),
    method text check (method in ('cash', 'card-terminal', 'bank-transfer')),
    amount bigint not null check (amount > 0),
    currency text not null,
    reverses text,
    reason text,
    note text,
    author_kind text,
    author_id text,
    author_name text,
    created_at timestamptz not null,
    primary key (hotel_id, entry_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id),
    check ((kind = 'taken_back') = (reverses is not null))
  )`,
  `create index property_payment_of_booking on property_payment (hotel_id, booking_id)`,
  // What was taken back is taken back once.
  `create unique index property_payment_reversed on property_payment (hotel_id, reverses) where reverses is not null`,
];

/** Payments at the property: cash, card terminal, bank. */
export const propertyPayments: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
