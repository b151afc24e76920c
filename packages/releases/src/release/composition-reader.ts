import type { BlobStore } from '../store/blob-store.types.ts';
import { emptyComposition, type Composition, type SignedState } from './composition.types.ts';
import { ownersFrom, ownersIn, type Owners } from './owners.ts';
import { isRecord, readable } from './readable.ts';
import { trustedReader, type Untrusted } from './trusted-composition.ts';

/** The composition as it was read, and what of the document was left out. */
export interface ReadComposition {
  readonly composition: Composition;
  readonly untrusted: readonly Untrusted[];
  readonly owners: Owners | null;
  /** Of the composition, and of the table of owners. */
  readonly tags: readonly [string | null, string | null];
}

export interface CompositionReader {
  /** The same object while neither document is written anew. */
  read(): Promise<ReadComposition>;
  /** What was left out by the last reading. */
  untrusted(): readonly Untrusted[];
  /** Keeps states that were made live here. */
  keep(states: readonly SignedState[]): Promise<void>;
}

const nothing = Buffer.from(JSON.stringify(emptyComposition));

/** Reads `composition.json`, and of it what is signed where the store's teams sign what they change. */
export function compositionReader(blobs: BlobStore): CompositionReader {
  const trusted = trustedReader(blobs);
  let last: ReadComposition | null = null;
  return {
    async read() {
      const blob = await blobs.get('composition.json');
      const tag = blob?.tag ?? null;
      const isRead = last !== null && tag !== '' && last.tags[0] === tag;
      // What is trusted stays so until it is written anew; a key that is missing may be added meanwhile.
      if (last !== null && isRead && last.untrusted.length === 0) return last;
      const table = await blobs.get(ownersIn);
      const tags = [tag, table?.tag ?? null] as const;
      if (last !== null && isRead && last.tags[1] === tags[1]) return last;
      const owners = ownersFrom(table);
      const content = blob?.content ?? nothing;
      const reading =
        owners?.isCompositionSigned === true
          ? await trusted.read(readable(content), owners)
          : { composition: parse(content), untrusted: [] };
      return (last = { ...reading, owners, tags });
    },
    untrusted: () => last?.untrusted ?? [],
    keep: (states) => trusted.keep(states),
  };
}

/** Reads a composition; fields that an older writer did not know are empty. */
function parse(content: Buffer): Composition {
  const found: unknown = JSON.parse(content.toString('utf8'));
  if (!isRecord(found) || !isRecord(found['live'])) throw new Error('composition.json names no live releases');
  return { ...emptyComposition, ...(found as Partial<Composition>) };
}
