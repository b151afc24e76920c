import type { Rollback } from '../release/rollback.ts';
import type { CommandAnswer } from './command.types.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** The answer once a release was taken back, or why it was not. */
export function takenBackAnswer(app: string, outcome: Rollback): CommandAnswer {
  switch (outcome.kind) {
    case 'unfit':
      return unfitAnswer(outcome.reasons);
    case 'no_previous':
      return { isDone: false, lines: [`${app} has no previous release: see pnpm releases list ${app}`], data: outcome };
    case 'is_live':
      return { isDone: false, lines: [`that one is live: see pnpm releases list ${app}`], data: outcome };
    case 'canary_ended':
      return {
        isDone: true,
        lines: [
          `the canary ${app}@${outcome.id} is ended, ${app}@${outcome.live} stays live`,
          `to take that back as well: pnpm releases rollback ${app}`,
        ],
        data: { app, ended: outcome.id, live: outcome.live },
      };
    case 'live':
      return { isDone: true, lines: [`${app}@${outcome.id} is live again`], data: { app, live: outcome.id } };
  }
}
