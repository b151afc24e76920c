import { noteChecked } from '../release/checked.ts';
import { readOwners } from '../release/owners.ts';
import type { Command } from './command.types.ts';
import { askGate, gateLines, isThrough } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';

/** The gate alone. */
export const check: Command = {
  name: 'check',
  usage: 'check <app[@id]>… [--api <address>] [--no-pages] [--browser]',
  summary:
    'asks whether a release is whole, fits what is live, wakes, is known to the engine and renders; with --browser, comes alive',
  options: { browser: { type: 'boolean' } },
  async run(input) {
    const words = input.words.length === 0 ? [undefined] : input.words;
    const releases = await Promise.all(words.map((word) => namedRelease(input.store, word)));
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
