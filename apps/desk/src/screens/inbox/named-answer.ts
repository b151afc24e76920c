import { inboxKinds } from '@latchkey/booking-core/inbox';
import { oneOf } from '../../session/one-of.ts';
import type { AnswerOwed } from './inbox.model.ts';

export interface NamedAnswer {
  readonly kind: AnswerOwed['kind'];
  readonly id: string;
}

/** One of them as an address or a form names it: `question.<id>`. */
export const nameOf = ({ kind, id }: NamedAnswer): string => `${kind}.${id}`;

/** Which one is named; null where it is none. */
export function namedIn(text: string | undefined): NamedAnswer | null {
  const [kindSaid, id = ''] = text?.split('.', 2) ?? [];
  const kind = oneOf(inboxKinds, kindSaid);
  return kind === undefined || !/^[\w-]{1,80}$/.test(id) ? null : { kind, id };
}
