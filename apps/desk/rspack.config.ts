import { remote } from '@latchkey/federation/presets';
import { offlineWorker } from '@latchkey/offline/build';
import { otherNames, outcomeNames } from './src/kept-addresses.ts';
import { wordGroups } from './src/word-groups.ts';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'desk', wordGroups });

/**
 * The pages of a person's hotels as they were last seen, but for the papers of travellers; what an address names apart is
 * another page. Nothing is left behind at the door.
 */
const days = offlineWorker(
  {
    prefix: 'desk ',
    mostPages: 24,
    pages: '^/(?:you$|h/[0-9]+/(?!registration))',
    outcome: outcomeNames,
    other: otherNames,
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
