import { promote as promoteRelease } from '../release/promote.ts';
import type { Command } from './command.types.ts';
import { refusedByGate } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Makes a release live for everybody. */
export const promote: Command = {
  name: 'promote',
  usage: 'promote <app[@id]> [--why <text>]',
  summary: 'makes a release live: the canary where one runs, else the newest, or the one named',
  async run(input) {
    const { store, words, occasion } = input;
    const [text = ''] = words;
    const canary = (await store.composition()).canary[text];
    const release = await namedRelease(store, canary === undefined ? words[0] : `${text}@${canary.id}`);
    const refused = await refusedByGate(input, release);
    if (refused !== null) return refused;
    const outcome = await promoteRelease(store, [release], occasion);
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    return {
      isDone: true,
      lines: [`${release.app}@${release.id} is live`],
      data: { app: release.app, live: release.id },
    };
  },
};
