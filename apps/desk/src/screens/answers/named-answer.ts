import type { AnswerOwed } from './answers.model.ts';

const kinds: readonly AnswerOwed['kind'][] = ['question', 'lead', 'enquiry', 'request', 'review', 'message'];

export interface NamedAnswer {
  readonly kind: AnswerOwed['kind'];
  readonly id: string;
}

/** One of them as an address or a form names it: `question.<id>`. */
export const nameOf = ({ kind, id }: NamedAnswer): string => `${kind}.${id}`;

/** Which one is named; null where it is none. */
export function namedIn(text: string | undefined): NamedAnswer | null {
  const [kindSaid, id = ''] = text?.split('.', 2) ?? [];
  const kind = kinds.find((one) => one === kindSaid);
  return kind === undefined || !/^[\w-]{1,80}$/.test(id) ? null : { kind, id };
}
