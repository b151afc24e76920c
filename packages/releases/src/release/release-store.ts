import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BlobStore } from '../store/blob-store.types.ts';
import { openStore } from '../store/open-store.ts';
import type { StoreFiles } from '../store/store-files.ts';
import { emptyComposition, type Composition, type JournalEntry } from './composition.types.ts';
import { tellChange } from './tell-changes.ts';
import type { Release } from './release.types.ts';

/** How often a change is tried against writers that were quicker. */
const tries = 40;

/** How long it is waited after a lost race, at most and at first, in milliseconds: drawn, so that writers do not meet again. */
const [longestPauseMs, firstPauseMs] = [500, 20];

/** Others were quicker too often. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** What a change of the composition comes to: the next one and what to write down, or a refusal that changes nothing. */
export type ReleaseChange<Refusal> =
  | { readonly kind: 'change'; readonly next: Composition; readonly entries: readonly JournalEntry[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Immutable files, release documents, one composition and its journal. */
export interface ReleaseStore {
  readonly blobs: BlobStore;
  /** What does not change, as files of this machine. */
  readonly files: StoreFiles;
  /** What is live; nothing in a new store. Rejects when the document is not a composition. */
  composition(): Promise<Composition>;
  release(app: string, id: string): Promise<Release | null>;
  /** Ids of an app's releases, in no order. */
  releaseIds(app: string): Promise<string[]>;
  /**
   * Changes the composition as `decide` says of the one it is given. When somebody else was quicker it is asked again of
   * theirs, after a pause that grows, forty times at most; then it throws a `LostRace`. Answers with the refusal, or null when the change was made.
   */
  change<Refusal>(decide: (current: Composition) => Promise<ReleaseChange<Refusal>>): Promise<Refusal | null>;
  /** Writes an entry of the journal by itself. */
  note(entry: JournalEntry): Promise<void>;
  /** Newest first; with `since` those of that moment and after. */
  journal(asked?: { readonly since: Date | null }): Promise<JournalEntry[]>;
}

/**
 * The release store of an address: a folder, or `s3://<bucket>[/<prefix>]`. Throws when it is neither. Changes are told to
 * `RELEASE_WEBHOOK_URL`, where it is set. `signed` signs what is written into the journal.
 */
export function openReleaseStore(
  address: string,
  signed: (entry: JournalEntry) => JournalEntry = (entry) => entry,
): ReleaseStore {
  const { blobs, files } = openStore(address);
  const listens = process.env['RELEASE_WEBHOOK_URL'];
  const note = (entry: JournalEntry): Promise<void> =>
    blobs.keep(
      `journal/${entry.at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`,
      JSON.stringify(signed(entry), null, 1),
    );
  const read = async () => {
    const blob = await blobs.get('composition.json');
    return { composition: blob === null ? emptyComposition : parse(blob.content), tag: blob?.tag ?? null };
  };
  return {
    blobs,
    files,
    composition: async () => (await read()).composition,
    async release(app, id) {
      if (!/^[\w-]+$/.test(app) || !/^[\w-]+$/.test(id)) return null;
      const blob = await blobs.get(`releases/${app}/${id}.json`);
      return blob === null ? null : (JSON.parse(blob.content.toString('utf8')) as Release);
    },
    async releaseIds(app) {
      const names = await blobs.list(`releases/${app}/`);
      return names.flatMap((name) => /\/([\w-]+)\.json$/.exec(name)?.[1] ?? []);
    },
    async change(decide) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const { composition, tag } = await read();
        const decided = await decide(composition);
        if (decided.kind === 'refused') return decided.refusal;
        const next: Composition = { ...decided.next, revision: composition.revision + 1 };
        if (!(await blobs.replace('composition.json', JSON.stringify(next, null, 1), tag))) {
          await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt));
          continue;
        }
        for (const entry of decided.entries) await note(entry);
        if (listens) await Promise.all(decided.entries.map((entry) => tellChange(listens, entry)));
        return null;
      }
      throw new LostRace(`the composition changed ${tries} times while this change was made: try again`);
    },
    note,
    async journal({ since } = { since: null }) {
      const from = `journal/${since?.toISOString().replaceAll(':', '-') ?? ''}`;
      const names = (await blobs.list('journal/')).filter((name) => name >= from).toReversed();
      const found = await Promise.all(names.map((name) => blobs.get(name)));
      return found.flatMap((blob) =>
        blob === null ? [] : [JSON.parse(blob.content.toString('utf8')) as JournalEntry],
      );
    },
  };
}

/** Reads a composition; fields that an older writer did not know are empty. */
function parse(content: Buffer): Composition {
  const found: unknown = JSON.parse(content.toString('utf8'));
  if (
    typeof found !== 'object' ||
    found === null ||
    !('live' in found) ||
    typeof found.live !== 'object' ||
    !found.live
  )
    throw new Error('composition.json names no live releases');
  return { ...emptyComposition, ...(found as Partial<Composition>) };
}
