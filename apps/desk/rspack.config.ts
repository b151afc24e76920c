import { remote } from '@latchkey/federation/presets';
import { offlineWorker } from '@latchkey/offline/build';
import { wordGroups } from './src/word-groups.ts';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'desk', wordGroups });

/** Today of a person's hotels, with the bookings on it, and the rooms to be cleaned; another day, or one room, is another page. Nothing is left behind at the door. */
const days = offlineWorker(
  {
    prefix: 'desk ',
    mostPages: 4,
    pages: '^/h/[0-9]+/(today|cleaning|bookings/[^/]+)$',
    outcome: ['done', 'booking', 'ask', 'act', 'request', 'post', 'of', 'was'],
    other: ['date', 'room'],
    doors: ['/sign-in', '/start'],
    leaving: 'sign-out',
    toRead: true,
  },
  { showsNews: true },
);

/**
 * The checks of a hotel's documents come once somebody types, and have copies of their own of what pages use too: shared, each
 * of these would be a module more in the files of every page.
 */
const checksApart = {
  module: {
    ...browser?.module,
    rules: [...(browser?.module?.rules ?? []), { test: /hotel-document\/exports\/checks\.ts$/, layer: 'checks' }],
  },
  experiments: { ...browser?.experiments, layers: true },
};

export default [{ ...browser, ...checksApart, plugins: [...(browser?.plugins ?? []), days] }, ...others];
