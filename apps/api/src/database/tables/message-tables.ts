import type { FormKind } from '../form-kind.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MomentColumn, MomentColumnOrNull } from './columns.ts';

type KeptBack = 'over_limit' | 'stopped';

export interface OutboxTable {
  hotel_id: number;
  outbox_id: string;
  kind: string;
  dedupe_key: string;
  payload: Json<object>;
  created_at: MomentColumn;
  available_at: MomentColumn;
  attempts: Generated<number>;
  /** Nothing more is to be done: carried out, or given up. */
  done_at: MomentColumnOrNull;
  given_up_at: MomentColumnOrNull;
  /** Why it went to nobody: one too many of a day, or its hotel may not write there; null where it was not kept back. */
  kept_back: ColumnType<KeptBack | null, KeptBack | null | undefined, KeptBack | null>;
}

export interface SentMessageTable {
  recipient_hash: string;
  message_id: string;
  purpose: string;
  sent_at: MomentColumn;
}

export interface MessageRecipientTable {
  recipient_hash: string;
  changed_at: MomentColumn;
}

/** A mailbox that a hotel has named as its own. */
export interface PropertyMailboxTable {
  hotel_id: number;
  mail_hash: string;
  /** When it was last asked whether it is. */
  asked_at: MomentColumn;
  times_asked: number;
  /** When somebody who reads it said so. */
  proved_at: MomentColumnOrNull;
}

export interface FormEntryTable {
  hotel_id: number;
  kind: FormKind;
  entry_id: string;
  facts: Json<object>;
  created_at: MomentColumn;
}

/** The input of a checkout form that led back to its page; kept for minutes. */
export interface PostedFormTable {
  hotel_id: number;
  form_id: string;
  device_hash: string;
  fields: Json<Record<string, string>>;
  code: string | null;
  at: MomentColumn;
}
