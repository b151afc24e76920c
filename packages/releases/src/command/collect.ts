import { collect as collectReleases, keptReleaseDays } from '../release/collect.ts';
import { UsageError, type Command } from './command.types.ts';
import { appsIn } from './named-release.ts';

/** Removes what nobody needs any more. */
export const collect: Command = {
  name: 'collect',
  usage: 'collect [--days <number>] [--dry-run]',
  summary: 'removes releases nobody needs: marks them first, sweeps them an hour later',
  options: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ store, options, occasion }) {
    const days = Number(options['days'] ?? keptReleaseDays);
    if (!(days >= 0)) throw new UsageError('How many days? For example: --days 30.');
    const dryRun = options['dry-run'] === true;
    const found = await collectReleases(store, await appsIn(store), { days, dryRun }, occasion);
    const kilobytes = Math.round(found.bytes / 1000);
    const line =
      found.sweepFrom === null
        ? `${found.removed.length} files ${dryRun ? 'would be' : 'are'} removed, ${kilobytes} kB before compression`
        : `marked; run it again from ${found.sweepFrom} on to remove them`;
    return { isDone: true, lines: [line], data: found };
  },
};
