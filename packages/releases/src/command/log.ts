import type { Command } from './command.types.ts';

/** The journal. */
export const log: Command = {
  name: 'log',
  usage: 'log [app]',
  summary: 'what was changed when, by whom and why, the newest first',
  async run({ store, words: [app] }) {
    const entries = (await store.journal()).filter((entry) => app === undefined || entry.app === app);
    const lines = entries.map(({ at, by, action, app: of, from, to, percent, why, commit }) =>
      [
        at,
        action.padEnd(10),
        of.padEnd(16),
        `${from ?? '-'} -> ${to ?? '-'}`,
        percent === undefined ? '' : `${percent} %`,
        by,
        commit?.slice(0, 8) ?? '',
        why ?? '',
      ]
        .filter((part) => part !== '')
        .join('  '),
    );
    return { isDone: true, lines: lines.length === 0 ? ['nothing was changed yet'] : lines, data: entries };
  },
};
