import { rollBack } from '../release/rollback.ts';
import { UsageError, type Command } from './command.types.ts';
import { namedRelease } from './named-release.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Makes the release before this one live again. */
export const rollback: Command = {
  name: 'rollback',
  usage: 'rollback <app[@id]> [--why <text>]',
  summary: 'makes the previous release of an app live again, or the one named',
  async run({ store, words, occasion }) {
    const [text] = words;
    if (text === undefined) throw new UsageError('Which app? For example: pnpm releases rollback checkout.');
    const [app = ''] = text.split('@');
    const named = text.includes('@') ? (await namedRelease(store, text)).id : null;
    const outcome = await rollBack(store, app, named, occasion);
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    if (outcome.kind === 'no_previous')
      return { isDone: false, lines: [`${app} has no previous release: see pnpm releases list ${app}`], data: outcome };
    return { isDone: true, lines: [`${app}@${outcome.id} is live again`], data: { app, live: outcome.id } };
  },
};
