import type { ColumnType, JSONColumnType } from 'kysely';

/** An object kept as jsonb: read as it is, written as text. */
export type Json<T extends object> = JSONColumnType<T>;
/** The same where it may be null; absent in an insert it is. */
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
/** A timestamptz. */
export type MomentColumn = ColumnType<Date, Date, Date>;
/** A timestamptz that may be null; absent in an insert it is. */
export type MomentColumnOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
