import { rspack, type RspackPluginInstance } from '@rspack/core';
import { isProduction } from './common.ts';
import { OrderedHashesPlugin } from './ordered-hashes.ts';

/** Every chunk that a build loads by itself is loaded with its integrity; a dev server's files change too fast for it. SHA-256: shorter in every entry. */
export const integrity = (): RspackPluginInstance[] =>
  isProduction()
    ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new OrderedHashesPlugin()]
    : [];
