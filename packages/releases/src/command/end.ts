import { endCanary } from '../release/canary.ts';
import type { Command } from './command.types.ts';
import { appsNamed, namedApp } from './named-release.ts';

/** Takes a canary back, and leaves what is live. */
export const end: Command = {
  name: 'end',
  usage: 'end <app> [--why <text>]',
  summary: 'ends the canary of an app: its guests get what is live; bookings under way end on it',
  changes: appsNamed,
  async run({ store, words, occasion }) {
    const app = await namedApp(store, words, 'end');
    const outcome = await endCanary(store, app, occasion);
    if (outcome.kind === 'no_canary') return { isDone: false, lines: [`${app} has no canary`], data: outcome };
    return {
      isDone: true,
      lines: [
        `${app}@${outcome.id} is shown to nobody new, ${app}@${outcome.live} stays live; back: pnpm releases resume ${app}`,
      ],
      data: { app, ended: outcome.id, live: outcome.live },
    };
  },
};
