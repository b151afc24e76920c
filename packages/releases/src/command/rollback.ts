import { rollBack } from '../release/rollback.ts';
import type { Command } from './command.types.ts';
import { appsNamed, namedApp, namedRelease } from './named-release.ts';
import { takenBackAnswer } from './taken-back-answer.ts';

/** Takes back what was shown last. */
export const rollback: Command = {
  name: 'rollback',
  usage: 'rollback <app[@id]> [--halt] [--why <text>]',
  summary: 'ends the canary where one runs, else makes the previous release live again, or the one named',
  options: { halt: { type: 'boolean' } },
  changes: appsNamed,
  async run({ store, words, options, occasion, progress }) {
    const app = await namedApp(store, words, 'rollback');
    const named = words[0]?.includes('@') === true ? (await namedRelease(store, words[0])).id : null;
    const halts = options['halt'] === true;
    const outcome = await rollBack(store, app, named, occasion, halts);
    if (!halts && outcome.kind === 'live')
      progress(
        'Bookings under way end on what they began on. If it is wrong for them too: pnpm releases halt <app@id>.',
      );
    return takenBackAnswer(app, outcome);
  },
};
