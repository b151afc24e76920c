import { text } from 'node:stream/consumers';
import { stackReader } from '../release/source-maps.ts';
import type { Command } from './command.types.ts';

/** A stack in the places of the sources. */
export const stack: Command = {
  name: 'stack',
  usage: 'stack [place…]',
  summary:
    'reads places of released files (/assets/checkout/x.js:1:234), or a stack from the standard input, in the sources',
  async run({ store, words }) {
    const read = stackReader(store.blobs);
    const given = words.length > 0 ? words.join('\n') : await text(process.stdin);
    const found = (await read(given)).trimEnd();
    return { isDone: found !== given.trimEnd(), lines: [found], data: { stack: found } };
  },
};
