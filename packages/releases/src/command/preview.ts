import { ownPath } from '@latchkey/security/own-path';
import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { mixText, previewSearch } from '../release/preview.ts';
import { UsageError, type Command, type OptionValue } from './command.types.ts';
import { namedRelease } from './named-release.ts';

/** A signed link that shows a mix of releases on one host. */
export const preview: Command = {
  name: 'preview',
  usage: 'preview <app@id>… --host <host>… [--arm <app/name:b>] [--to <path>] [--hours <n>]',
  summary:
    'writes a signed link to a mix of releases, for each host one; --arm: to A or B of an experiment; the secret is RELEASE_PREVIEW_SECRET',
  options: {
    host: { type: 'string', multiple: true },
    arm: { type: 'string', multiple: true },
    hours: { type: 'string' },
    to: { type: 'string' },
  },
  async run({ store, words, options, occasion }) {
    const keys = keysOrUsage(process.env['RELEASE_PREVIEW_SECRET']);
    const { host: hosts, hours = '24', to } = options;
    if (!Array.isArray(hosts)) throw new UsageError('On which host? For example: --host sandalwood.localhost:4000.');
    if (typeof to === 'string' && ownPath(to) === null)
      throw new UsageError('To which page? A path of the host: --to /rooms?adults=2.');
    if (!(Number(hours) > 0)) throw new UsageError('For how many hours? For example: --hours 24.');
    if (words.length === 0) throw new UsageError('Which releases? For example: checkout@35f8 shell@82d5.');
    const releases = await Promise.all(words.map((word) => namedRelease(store, word)));
    const mix = { ...Object.fromEntries(releases.map(({ app, id }) => [app, id])), ...armsIn(options['arm']) };
    const until = Math.round(occasion.now.getTime() + Number(hours) * 3_600_000);
    const search = previewSearch({ mix, until }, keys);
    const leads = typeof to === 'string' ? `&${new URLSearchParams({ to })}` : '';
    const urls = hosts.map((host) => `${schemeOf(host)}://${host}/_releases/preview?${search}${leads}`);
    const data = { url: urls[0], urls, mix: mixText(mix), until: new Date(until).toISOString() };
    return { isDone: true, lines: urls, data };
  },
};

function armsIn(option: OptionValue): Record<string, string> {
  const arms = Array.isArray(option) ? option.map((one) => /^([a-z-]+\/[a-z-]+):([ab])$/.exec(one)) : [];
  if (arms.includes(null)) throw new UsageError('Which half of which experiment? --arm hotel-home/reviews-first:b.');
  return Object.fromEntries(arms.flatMap((found) => (found?.[1] && found[2] ? [[found[1], found[2]] as const] : [])));
}

const schemeOf = (host: string): string => (/^(?:localhost|127\.|.*\.localhost)/.test(host) ? 'http' : 'https');

function keysOrUsage(setting: string | undefined): KeyRing {
  try {
    const keys = readKeyRing('RELEASE_PREVIEW_SECRET', setting, 32);
    if (keys !== null) return keys;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('Set RELEASE_PREVIEW_SECRET to what the origins have.');
}
