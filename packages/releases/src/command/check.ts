import type { Command } from './command.types.ts';
import { askGate, gateLines, isThrough } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';

/** The gate alone. */
export const check: Command = {
  name: 'check',
  usage: 'check <app[@id]> [--api <address>] [--browser]',
  summary:
    'asks whether a release is whole, fits what is live, wakes, is known to the engine and renders; with --browser, comes alive',
  options: { browser: { type: 'boolean' } },
  async run(input) {
    const release = await namedRelease(input.store, input.words[0]);
    const steps = await askGate(input, release);
    return {
      isDone: isThrough(steps),
      lines: gateLines(release, steps),
      data: { app: release.app, id: release.id, steps },
    };
  },
};
