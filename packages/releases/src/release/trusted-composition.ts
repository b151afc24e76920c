import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../store/blob-store.types.ts';
import { appsOf, composedOf, stateOf } from './app-state.ts';
import type { Composition, SignedState } from './composition.types.ts';
import type { Owners } from './owners.ts';
import { isTrusted } from './signed-state.ts';

/** An app whose part of the composition nobody of its teams signed; what they signed last is taken in its place. */
export interface Untrusted {
  readonly app: string;
  readonly why: 'not signed by a team of the app' | 'older than what they signed last';
}

export interface TrustedReading {
  readonly composition: Composition;
  readonly untrusted: readonly Untrusted[];
}

/** Takes of a composition what is signed, and of the rest what was signed last. */
export interface TrustedReader {
  read(found: Composition, owners: Owners): Promise<TrustedReading>;
  /** Keeps states that were made live here, for readers that begin later. */
  keep(states: readonly SignedState[]): Promise<void>;
}

const folder = 'states/';

/** Names are in the order of versions. */
const nameOf = ({ app, version }: SignedState): string =>
  `${folder}${app}/${String(version).padStart(9, '0')}-${randomBytes(4).toString('hex')}.json`;

const partsOf = (name: string): { readonly app: string; readonly version: number } => {
  const [, app = '', version = ''] = /^states\/([^/]+)\/(\d{9})-\w+\.json$/.exec(name) ?? [];
  return { app, version: Number(version) };
};

/** A reader remembers what it has seen, so that nothing older passes; at first it looks into the store. */
export function trustedReader(blobs: BlobStore): TrustedReader {
  const newest = new Map<string, SignedState>();
  const note = (signed: SignedState): void => void newest.set(signed.app, signed);
  const isNewer = (app: string, version: number): boolean => version > (newest.get(app)?.version ?? 0);
  let hasLooked = false;

  /** Takes the newest that is signed from the store; whoever can write there may have put others beside it. */
  const look = async (owners: Owners): Promise<void> => {
    hasLooked = true;
    for (const name of (await blobs.list(folder)).toReversed()) {
      const { app, version } = partsOf(name);
      if (app === '' || !isNewer(app, version)) continue;
      const blob = await blobs.get(name);
      const signed = blob === null ? null : readState(blob.content);
      if (signed?.app === app && signed.version === version && isTrusted(signed, owners)) note(signed);
    }
  };

  return {
    async read(found, owners) {
      const signed = signedStatesIn(found).filter((one) => isTrusted(one, owners));
      for (const one of signed) if (isNewer(one.app, one.version)) note(one);
      const isNewest = (one: SignedState): boolean => newest.get(one.app)?.signature === one.signature;
      const untrustedIn = (): Untrusted[] =>
        [...new Set([...appsOf(found), ...newest.keys()])].toSorted().flatMap((app): Untrusted[] => {
          const its = signed.find((one) => one.app === app);
          if (its === undefined) return [{ app, why: 'not signed by a team of the app' }];
          return isNewest(its) ? [] : [{ app, why: 'older than what they signed last' }];
        });
      if (!hasLooked || untrustedIn().length > 0) await look(owners);
      const apps = [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const states = new Map(apps.map(([app, { state }]) => [app, state] as const));
      const signatures = Object.fromEntries(
        apps.map(([name, { app: _app, state: _state, ...signature }]) => [name, signature]),
      );
      return { composition: { ...composedOf(found.revision, states), signatures }, untrusted: untrustedIn() };
    },
    async keep(states) {
      for (const signed of states) {
        note(signed);
        await blobs.keep(nameOf(signed), JSON.stringify(signed));
      }
    },
  };
}

function signedStatesIn(found: Composition): SignedState[] {
  return Object.entries(found.signatures ?? {}).flatMap(([app, signature]) =>
    typeof signature?.signature === 'string' ? [{ ...signature, app, state: stateOf(found, app) }] : [],
  );
}

function readState(content: Buffer): SignedState | null {
  try {
    return JSON.parse(content.toString('utf8')) as SignedState;
  } catch {
    return null;
  }
}
