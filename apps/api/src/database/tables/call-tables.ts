import type { JSONColumnType } from 'kysely';
import type { MomentColumn } from './columns.ts';

export interface IdempotencyTable {
  hotel_id: number;
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: JSONColumnType<object> | null;
  created_at: MomentColumn;
}

export interface CallCountTable {
  /** A hash: addresses of guests do not stand here. */
  key_hash: string;
  window_start: MomentColumn;
  calls: number;
}
