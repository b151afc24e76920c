import { halt as haltRelease } from '../release/halt.ts';
import type { Command } from './command.types.ts';
import { appsNamed, namedApp, namedRelease } from './named-release.ts';
import { takenBackAnswer } from './taken-back-answer.ts';

/** Takes a release out for everybody at once. */
export const halt: Command = {
  name: 'halt',
  usage: 'halt <app[@id]> [--why <text>]',
  summary: 'takes a release out for everybody, bookings under way too: the canary where one runs, else what is live',
  changes: appsNamed,
  async run({ store, words, occasion }) {
    const app = await namedApp(store, words, 'halt');
    const named = words[0]?.includes('@') === true ? (await namedRelease(store, words[0])).id : null;
    const outcome = await haltRelease(store, app, named, occasion);
    if (outcome.kind === 'marked')
      return {
        isDone: true,
        lines: [`${app}@${named} is shown to nobody, bookings under way neither`],
        data: { app, halted: named },
      };
    if (outcome.kind === 'already')
      return { isDone: false, lines: [`${app}@${named} is taken out already`], data: outcome };
    return takenBackAnswer(app, outcome);
  },
};
