import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BlobStore } from '../store/blob-store.types.ts';
import { openStore } from '../store/open-store.ts';
import type { StoreFiles } from '../store/store-files.ts';
import { appsOf } from './app-state.ts';
import { compositionReader } from './composition-reader.ts';
import type { Composition, JournalEntry } from './composition.types.ts';
import type { Credential } from './credential.ts';
import type { Release } from './release.types.ts';
import { changedApps, signChanges } from './sign-changes.ts';
import { signedEntry } from './signed-entry.ts';
import { tellChange } from './tell-changes.ts';
import type { Untrusted } from './trusted-composition.ts';

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
  | {
      readonly kind: 'change';
      readonly next: Composition;
      readonly entries: readonly JournalEntry[];
      /** Signs what every app is, whatever changed: where signing begins, and before a team's keys are taken away. */
      readonly signsAll?: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Immutable files, release documents, one composition and its journal. */
export interface ReleaseStore {
  readonly blobs: BlobStore;
  /** What does not change, as files of this machine. */
  readonly files: StoreFiles;
  /**
   * What is live; nothing in a new store. Where teams sign what they change, an app's part that none of them signed, or that
   * is older than what they signed last, is left out for what they signed last. Rejects when the document is not a composition.
   */
  composition(): Promise<Composition>;
  /** What was left out of the composition when it was read last. */
  untrusted(): readonly Untrusted[];
  release(app: string, id: string): Promise<Release | null>;
  /** Ids of an app's releases, in no order. */
  releaseIds(app: string): Promise<string[]>;
  /**
   * Changes the composition as `decide` says of the one it is given. When somebody else was quicker it is asked again of
   * theirs, after a pause that grows, forty times at most; then it throws a `LostRace`. Throws `NotSigned` where the store's key may
   * not sign it. Answers with the refusal, or null when the change was made.
   */
  change<Refusal>(decide: (current: Composition) => Promise<ReleaseChange<Refusal>>): Promise<Refusal | null>;
  /** Writes an entry of the journal by itself. */
  note(entry: JournalEntry): Promise<void>;
  /** Newest first; with `since` those of that moment and after. */
  journal(asked?: { readonly since: Date | null }): Promise<JournalEntry[]>;
}

/**
 * The release store of an address: a folder, or `s3://<bucket>[/<prefix>]`. Throws when it is neither. Changes are told to
 * `RELEASE_WEBHOOK_URL`, where it is set. With a team's credential what it changes, and writes into the journal, is signed.
 */
export function openReleaseStore(address: string, credential: Credential | null = null): ReleaseStore {
  const { blobs, files } = openStore(address);
  const reader = compositionReader(blobs);
  const listens = process.env['RELEASE_WEBHOOK_URL'];
  const note = (entry: JournalEntry): Promise<void> =>
    blobs.keep(
      `journal/${entry.at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`,
      JSON.stringify(credential === null ? entry : signedEntry(entry, credential), null, 1),
    );
  return {
    blobs,
    files,
    composition: async () => (await reader.read()).composition,
    untrusted: () => reader.untrusted(),
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
        const { composition, owners, tags } = await reader.read();
        const decided = await decide(composition);
        if (decided.kind === 'refused') return decided.refusal;
        const isSigned = owners !== null && (owners.isCompositionSigned === true || decided.signsAll === true);
        const apps = decided.signsAll === true ? appsOf(decided.next) : changedApps(composition, decided.next);
        const { signatures, states } = isSigned
          ? signChanges(composition, decided.next, apps, credential, owners)
          : { signatures: undefined, states: [] };
        const next: Composition = {
          ...decided.next,
          revision: composition.revision + 1,
          ...(signatures === undefined ? {} : { signatures }),
        };
        if (!(await blobs.replace('composition.json', JSON.stringify(next, null, 1), tags[0]))) {
          await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt));
          continue;
        }
        await reader.keep(states);
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
