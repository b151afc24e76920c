import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { mixText, previewSearch } from '../release/preview.ts';
import { UsageError, type Command } from './command.types.ts';
import { namedRelease } from './named-release.ts';

/** A signed link that shows a mix of releases on one host. */
export const preview: Command = {
  name: 'preview',
  usage: 'preview <app@id>… --host <host> [--hours <number>]',
  summary: 'writes a signed link to a mix of releases; the secret is RELEASE_PREVIEW_SECRET',
  options: { host: { type: 'string' }, hours: { type: 'string' } },
  async run({ store, words, options, occasion }) {
    const keys = keysOrUsage(process.env['RELEASE_PREVIEW_SECRET']);
    const { host, hours = '24' } = options;
    if (typeof host !== 'string') throw new UsageError('On which host? For example: --host sandalwood.localhost:4000.');
    if (!(Number(hours) > 0)) throw new UsageError('For how many hours? For example: --hours 24.');
    if (words.length === 0) throw new UsageError('Which releases? For example: checkout@35f8 shell@82d5.');
    const releases = await Promise.all(words.map((word) => namedRelease(store, word)));
    const mix = Object.fromEntries(releases.map(({ app, id }) => [app, id]));
    const until = Math.round(occasion.now.getTime() + Number(hours) * 3_600_000);
    const scheme = /^(?:localhost|127\.|.*\.localhost)/.test(host) ? 'http' : 'https';
    const url = `${scheme}://${host}/_releases/preview?${previewSearch({ mix, until }, keys)}`;
    return { isDone: true, lines: [url], data: { url, mix: mixText(mix), until: new Date(until).toISOString() } };
  },
};

function keysOrUsage(setting: string | undefined): KeyRing {
  try {
    const keys = readKeyRing('RELEASE_PREVIEW_SECRET', setting, 32);
    if (keys !== null) return keys;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('Set RELEASE_PREVIEW_SECRET to what the origins have.');
}
