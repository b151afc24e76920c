import type { DoneAct } from './cleaning.model.ts';

/** How it ended that something was said to be broken. */
export const reportOutcome = ({
  closure,
  notClosed,
}: {
  readonly closure: object | null;
  readonly notClosed: string | null;
}): DoneAct => {
  if (notClosed === 'in_the_way' || notClosed === 'closed_already') return notClosed;
  return closure === null ? 'broken' : 'closed';
};
