import { promote as promoteReleases } from '../release/promote.ts';
import { UsageError, type Command } from './command.types.ts';
import { passGate } from './gate-answer.ts';
import { appsNamed, releaseToShow } from './named-release.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Makes releases live for everybody, in one step. */
export const promote: Command = {
  name: 'promote',
  usage: 'promote <app[@id]>… [--while-canary] [--why <text>]',
  summary: 'makes releases live, several in one step: the canary where one runs, else the newest, or the one named',
  options: { 'while-canary': { type: 'boolean' } },
  changes: appsNamed,
  async run(input) {
    const { store, words, options, occasion } = input;
    const { canary } = await store.composition();
    const meant = (word: string): string => (canary[word] === undefined ? word : `${word}@${canary[word].id}`);
    const releases = await Promise.all(
      (words.length === 0 ? [undefined] : words).map((word) =>
        releaseToShow(store, word === undefined ? undefined : meant(word)),
      ),
    );
    const twice = releases.find(({ app }, place) => releases.findIndex((one) => one.app === app) !== place);
    if (twice !== undefined) throw new UsageError(`${twice.app} is named twice: one release of an app is live.`);
    // An approval may come long after it was asked for, when another release is shown or live.
    const passed =
      options['while-canary'] === true ? releases.find(({ app, id }) => canary[app]?.id !== id) : undefined;
    if (passed !== undefined)
      return {
        isDone: false,
        lines: [`${passed.app}@${passed.id} is the canary no longer: see pnpm releases log ${passed.app}`],
        data: { app: passed.app, canary: canary[passed.app]?.id ?? null },
      };
    const passage = await passGate(input, releases);
    if (!passage.isThrough) return passage.answer;
    const outcome = await promoteReleases(store, releases, { ...occasion, gate: passage.gate });
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    const live = releases.map(({ app, id }) => ({ app, live: id }));
    return {
      isDone: true,
      lines: releases.map(({ app, id }) => `${app}@${id} is live`),
      data: live.length === 1 ? live[0] : live,
    };
  },
};
