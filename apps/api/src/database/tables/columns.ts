import type { ColumnType, JSONColumnType } from 'kysely';

/** An object kept as jsonb: read as it is, written as text. */
export type Json<T extends object> = JSONColumnType<T>;
/** A timestamptz. */
export type Moment = ColumnType<Date, Date, Date>;
/** A timestamptz that may be null; absent in an insert it is. */
export type MomentOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
