import { noteChecked } from '../release/checked.ts';
import { readOwners } from '../release/owners.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { unfitIfLive } from '../release/promote.ts';
import type { Release } from '../release/release.types.ts';
import type { Command, CommandInput } from './command.types.ts';
import { millisecondsOf } from './stages.ts';
import { askGate, gateLines, isThrough } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';

/** The gate alone. */
export const check: Command = {
  name: 'check',
  usage: 'check <app[@id]>… [--api <address>] [--no-pages] [--browser [--new-look]] [--wait <45m>]',
  summary:
    'asks whether a release is whole, fits what is live, wakes, is known to the engine and renders; with --browser, comes alive, sells and looks as what is live; --new-look: it was meant to look different; --wait: until what it has to follow is live',
  options: { browser: { type: 'boolean' }, 'new-look': { type: 'boolean' }, wait: { type: 'string' } },
  async run(input) {
    const words = input.words.length === 0 ? [undefined] : input.words;
    const releases = await Promise.all(words.map((word) => namedRelease(input.store, word)));
    if (input.options['wait'] !== undefined) await waitForOthers(input, releases);
    const asked = await askGate(input, releases);
    const { credential, store, occasion, options } = input;
    if (credential !== null && (await readOwners(store.blobs)) !== null)
      for (const { release, steps } of asked)
        if (isThrough(steps))
          await noteChecked(
            store,
            {
              app: release.app,
              id: release.id,
              at: occasion.now.toISOString(),
              steps: steps.map(({ step }) => step),
              inBrowser: options['browser'] === true,
            },
            credential,
          );
    const data = asked.map(({ release: { app, id }, steps }) => ({ app, id, steps }));
    return {
      isDone: asked.every(({ steps }) => isThrough(steps)),
      lines: asked.flatMap(({ release, steps }) => gateLines(release, steps)),
      data: data.length === 1 ? data[0] : data,
    };
  },
};

/** How often it is looked whether what a release has to follow is live, in milliseconds. */
const askedAgainMs = 2000;

/**
 * Waits as long as a release fits nothing that is live, as that of a remote whose shell comes of the same commit and is
 * released beside it; after the time it is asked as it is, and the gate says what is lacking.
 */
async function waitForOthers({ store, options, progress }: CommandInput, releases: readonly Release[]): Promise<void> {
  const until = performance.now() + millisecondsOf(options['wait']);
  for (let said = ''; performance.now() < until; await pause(askedAgainMs)) {
    const unfit = await unfitIfLive(store, await store.composition(), releases);
    if (unfit.length === 0) return;
    const waits = unfit.map(({ remote, shell, lacks }) => `${remote} uses ${lacks}, which ${shell} has not`)[0] ?? '';
    if (waits !== said) progress(`Waiting: ${waits}`);
    said = waits;
  }
}
