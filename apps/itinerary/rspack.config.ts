import { remote } from '@latchkey/federation/presets';
import { offlineWorker } from '@latchkey/offline/build';

const [browser, ...others] = remote({ directory: import.meta.dirname, app: 'itinerary' });

/** The last four plans; what came of a mail is said once. */
const plans = offlineWorker({
  prefix: 'planner ',
  mostPages: 4,
  pages: '^/planner/',
  outcome: ['mail'],
  other: [],
  doors: [],
  leaving: null,
  toRead: false,
});

export default [{ ...browser, plugins: [...(browser?.plugins ?? []), plans] }, ...others];
