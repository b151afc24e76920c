import { verify as verifyStore } from '../release/verify.ts';
import type { Command } from './command.types.ts';
import { appsIn } from './named-release.ts';

/** Looks at every hash and every brotli twin. */
export const verify: Command = {
  name: 'verify',
  usage: 'verify [--mend]',
  summary:
    'compares every file with its hash, every brotli twin with its file, and what is live with what its team signed',
  options: { mend: { type: 'boolean' } },
  async run({ store, options }) {
    const flaws = await verifyStore(store, await appsIn(store), { mend: options['mend'] === true });
    const lines = flaws.map(({ file, flaw, isMended }) => `${file}: ${flaw}${isMended ? ', mended' : ''}`);
    return {
      isDone: flaws.every(({ isMended }) => isMended),
      lines: lines.length === 0 ? ['every file is as its release says'] : lines,
      data: flaws,
    };
  },
};
