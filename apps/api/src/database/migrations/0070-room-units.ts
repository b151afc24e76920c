import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Rooms that have a number, and beds of dormitories. One that is removed keeps its row: stays were in it.
  `create table room_unit (
    hotel_id integer not null,
    unit_id text not null,
    room_type_id text not null,
    number text not null,
    floor text,
    note text,
    position integer not null,
    is_hourly boolean not null default false,
    by_hand boolean not null default false,
    state text not null default 'clean' check (state in ('dirty', 'clean', 'inspected')),
    state_at timestamptz,
    removed_at timestamptz,
    primary key (hotel_id, unit_id)
  )`,
  `create unique index room_unit_number on room_unit (hotel_id, number) where removed_at is null`,
  `create index room_unit_of_type on room_unit (hotel_id, room_type_id, position) where removed_at is null`,
  `create index room_unit_by_hour on room_unit (hotel_id, room_type_id) where is_hourly`,
  // Nights on which a unit is kept from guests, both dates included.
  `create table unit_closure (
    hotel_id integer not null,
    closure_id text not null,
    unit_id text not null,
    first date not null,
    last date not null check (last >= first),
    kind text not null check (kind in ('out_of_service', 'out_of_order')),
    reason text,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (hotel_id, closure_id),
    foreign key (hotel_id, unit_id) references room_unit (hotel_id, unit_id)
  )`,
  `create index unit_closure_open on unit_closure (hotel_id, unit_id, first) where ended_at is null`,
  // What was done to a unit, by whom: added, and never changed.
  `create table unit_change (
    hotel_id integer not null,
    change_id text not null,
    unit_id text not null,
    at timestamptz not null,
    what text not null,
    author_kind text not null,
    author_name text not null,
    note text,
    primary key (hotel_id, change_id),
    foreign key (hotel_id, unit_id) references room_unit (hotel_id, unit_id)
  )`,
  `create index unit_change_of_unit on unit_change (hotel_id, unit_id, at desc)`,
  // Which unit one room of a booking has on a date: place is its number among those of its type in the booking. Held are
  // nights that a person pinned, and those of guests in the house. Units may change hands within a statement.
  `create table unit_night (
    hotel_id integer not null,
    booking_id text not null,
    room_type_id text not null,
    place smallint not null,
    date date not null,
    hour_from smallint not null check (hour_from >= 0),
    hour_to smallint not null check (hour_to > hour_from and hour_to <= 24),
    unit_id text not null,
    held text check (held in ('pinned', 'in_house')),
    primary key (hotel_id, booking_id, room_type_id, place, date),
    unique (hotel_id, unit_id, date, hour_from) deferrable initially immediate
  )`,
];

/** Rooms by number: units, when they are closed, and which stay has which. */
export const roomUnits: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
