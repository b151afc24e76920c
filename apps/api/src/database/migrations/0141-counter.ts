import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const author = 'author_kind text, author_id text, author_name text';

const statements = [
  // A person's drawer. `open_of` is whose it is while it is open: one of each. What closed is never changed.
  `create table cash_shift (
    hotel_id integer not null,
    shift_id text not null,
    number integer not null check (number > 0),
    open_of text,
    ${author},
    opened_at timestamptz not null,
    float_amount bigint not null check (float_amount >= 0),
    currency text not null,
    closed_at timestamptz,
    closed_by text,
    reason text,
    content text,
    content_hash text,
    primary key (hotel_id, shift_id),
    unique (hotel_id, number),
    unique (hotel_id, open_of),
    check ((closed_at is null) = (open_of is not null)),
    check ((closed_at is null) = (content_hash is null))
  )`,
  // Cash put into a drawer, spent out of it or taken to the safe. Lines are added and never changed.
  `create table cash_move (
    hotel_id integer not null,
    move_id text not null,
    shift_id text not null,
    kind text not null check (kind in ('in', 'out', 'drop')),
    amount bigint not null check (amount > 0),
    note text not null,
    ${author},
    created_at timestamptz not null,
    primary key (hotel_id, move_id),
    foreign key (hotel_id, shift_id) references cash_shift (hotel_id, shift_id)
  )`,
  `create index cash_move_of_shift on cash_move (hotel_id, shift_id)`,
  // Each count of a drawer with what went through it until then: the first one was blind.
  `create table cash_count (
    hotel_id integer not null,
    shift_id text not null,
    number integer not null check (number > 0),
    taken bigint not null,
    given bigint not null,
    paid_in bigint not null,
    paid_out bigint not null,
    dropped bigint not null,
    expected bigint not null,
    counted bigint not null check (counted >= 0),
    ${author},
    created_at timestamptz not null,
    primary key (hotel_id, shift_id, number),
    foreign key (hotel_id, shift_id) references cash_shift (hotel_id, shift_id)
  )`,
  // The drawer into which the cash of a payment went, or out of which it was given; null: no drawer was open.
  `alter table property_payment add column shift_id text`,
];

/** Cash by person and shift. */
export const counter: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    {
      name: 'property_payment_of_shift',
      on: `property_payment (hotel_id, shift_id) where shift_id is not null`,
    },
    { name: 'cash_shift_by_closing', on: `cash_shift (hotel_id, closed_at)` },
  ],
};
