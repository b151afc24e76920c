import type { Unfit } from '../release/fit.ts';
import type { CommandAnswer } from './command.types.ts';

/** The answer where a release would not fit what guests get beside it. */
export const unfitAnswer = (reasons: readonly Unfit[]): CommandAnswer => ({
  isDone: false,
  lines: reasons.map(({ remote, shell, lacks }) => `${remote} uses ${lacks}, ${shell} has it not`),
  data: { reasons },
});
