import type { LetterDraft, Locale, Message } from '@latchkey/api-contract/types';

/** Why a letter was not sent. They stand beside the problems of the page that has the conversation, so none is like one. */
export const letterProblems = [
  'letter_missing',
  'letter_too_long',
  'letter_too_long_for_sms',
  'letter_not_reachable',
  'letter_link_not_allowed',
  'letter_hotel_held',
  'letter_too_many_messages',
  'letter_not_allowed',
  'letter_unavailable',
] as const;
export type LetterProblem = (typeof letterProblems)[number];

/** What guest and hotel wrote to each other about a booking, and the letter that is being written. */
export interface ConversationModel {
  readonly messages: readonly (Message & { readonly writtenBy: string | null })[];
  /** The guest's, in which letters are written. */
  readonly locale: Locale;
  readonly channels: readonly ('mail' | 'sms')[];
  readonly unanswered: number;
  readonly drafts: readonly LetterDraft[];
  /** What the letter began as. */
  readonly template: LetterDraft['template'];
  /** Under which a letter is sent once, however often its form is. */
  readonly key: string;
  /** The text and channel of a letter that could not be sent, for its form. */
  readonly typed: { readonly text: string; readonly channel: string } | null;
  readonly problem: LetterProblem | null;
  /** Whether one was sent just now. */
  readonly isSent: boolean;
}
