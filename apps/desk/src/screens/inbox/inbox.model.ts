import type { AnswerOwed } from '@latchkey/api-contract/types';
import type { ConversationModel } from '../../parts/conversation/conversation.model.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** Which of them the list shows. */
export const shownLists = ['open', 'mine', 'closed'] as const;
export type ShownList = (typeof shownLists)[number];

/** What somebody has just done with one. */
export const doneActs = ['answered', 'accepted', 'declined', 'closed', 'opened', 'taken', 'left'] as const;
export type DoneAct = (typeof doneActs)[number];

/** Why something was not done. */
export const answerProblems = [
  'text_missing',
  'too_long',
  'already_closed',
  'booking_over',
  'not_reachable',
  'link_not_allowed',
  'hotel_held',
  'too_many_messages',
  'not_found',
  'not_allowed',
  'unavailable',
] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** What the page of answers shows. */
export interface InboxModel {
  readonly show: ShownList;
  readonly answers: readonly AnswerOwed[];
  /** How many are owed, whichever are shown. */
  readonly owed: number;
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  /** The one that is read; null where there is none. */
  readonly open: AnswerOwed | null;
  /** Of a message: all that guest and hotel wrote to each other about its booking; null where it is none. */
  readonly conversation: ConversationModel | null;
  /** Whether the address names it: on a phone the list makes room for it then. */
  readonly isChosen: boolean;
  /** Under which a letter is sent once, however often its form is. */
  readonly key: string;
  readonly done: { readonly act: DoneAct; readonly kind: AnswerOwed['kind']; readonly id: string } | null;
  readonly problem: AnswerProblem | null;
  /** The text of a letter that could not be sent. */
  readonly typed: string | null;
}

export type FramedInbox = InboxModel & Framed;
export type { AnswerOwed };
