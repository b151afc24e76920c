import type { Generated } from 'kysely';
import type { Json, Moment, MomentOrNull } from './columns.ts';

export interface OutboxTable {
  hotel_id: number;
  outbox_id: string;
  kind: string;
  dedupe_key: string;
  payload: Json<object>;
  created_at: Moment;
  available_at: Moment;
  attempts: Generated<number>;
  /** Nothing more is to be done: carried out, or given up. */
  done_at: MomentOrNull;
  given_up_at: MomentOrNull;
}

export interface SentMessageTable {
  recipient_hash: string;
  message_id: string;
  purpose: string;
  sent_at: Moment;
}

export interface MessageRecipientTable {
  recipient_hash: string;
  changed_at: Moment;
}

export type FormKind =
  | 'newsletter'
  | 'price-match'
  | 'question'
  | 'corporate'
  | 'feedback'
  | 'itinerary'
  | 'availability-alert';

export interface FormEntryTable {
  hotel_id: number;
  kind: FormKind;
  entry_id: string;
  facts: Json<object>;
  created_at: Moment;
}

/** What was typed into a form of checkout that led back to its page; kept for minutes. */
export interface PostedFormTable {
  hotel_id: number;
  form_id: string;
  device_hash: string;
  fields: Json<Record<string, string>>;
  code: string | null;
  at: Moment;
}
