import { resume as resumeRelease } from '../release/resume.ts';
import type { Command } from './command.types.ts';
import { appsNamed, namedApp, namedRelease } from './named-release.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Undoes an end, a rollback or a halt. */
export const resume: Command = {
  name: 'resume',
  usage: 'resume <app[@id]> [--why <text>]',
  summary: 'undoes the newest end, rollback or halt of an app: the release is canary or live again, as it was',
  changes: appsNamed,
  async run({ store, words, occasion }) {
    const app = await namedApp(store, words, 'resume');
    const named = words[0]?.includes('@') === true ? (await namedRelease(store, words[0])).id : null;
    const outcome = await resumeRelease(store, app, named, occasion);
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    if (outcome.kind === 'nothing')
      return {
        isDone: false,
        lines: [`nothing of ${words[0]} was taken back that is not shown: see pnpm releases log ${app}`],
        data: outcome,
      };
    const shown = outcome.kind === 'live' ? 'live again' : `shown to ${outcome.percent} % of the guests again`;
    return { isDone: true, lines: [`${app}@${outcome.id} is ${shown}`], data: { app, ...outcome } };
  },
};
