import { startCanary } from '../release/canary.ts';
import { UsageError, type Command } from './command.types.ts';
import { refusedByGate } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Shows a release to a share of the guests. */
export const canary: Command = {
  name: 'canary',
  usage: 'canary <app[@id]> <percent> [--why <text>]',
  summary: 'shows a release to a share of the guests; again with another share',
  async run(input) {
    const { store, words, occasion } = input;
    const release = await namedRelease(store, words[0]);
    const percent = Number(words[1]);
    const refused = await refusedByGate(input, release);
    if (refused !== null) return refused;
    const outcome = await startCanary(store, release, percent, occasion);
    if (outcome.kind === 'not_a_share')
      throw new UsageError('Which share? A number above 0 and below 100: canary checkout 5.');
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    return {
      isDone: true,
      lines: [`${release.app}@${release.id} is shown to ${percent} % of the guests`],
      data: { app: release.app, canary: release.id, percent },
    };
  },
};
