import { check as askGate } from '../gate/check.ts';
import type { Command } from './command.types.ts';
import { gateLines, isThrough } from './gate-answer.ts';
import { namedRelease } from './named-release.ts';

/** The gate alone. */
export const check: Command = {
  name: 'check',
  usage: 'check <app[@id]>',
  summary: 'asks whether a release is whole, fits what is live, and wakes',
  async run({ store, words }) {
    const release = await namedRelease(store, words[0]);
    const steps = await askGate(store, release);
    return {
      isDone: isThrough(steps),
      lines: gateLines(release, steps),
      data: { app: release.app, id: release.id, steps },
    };
  },
};
