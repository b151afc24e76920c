import { brotliDecompressSync } from 'node:zlib';
import type { BlobStore } from '../store/blob-store.types.ts';
import { integrityOf } from '../bundle/integrity-of.ts';
import { isCompressible } from './compressible.ts';
import { brotliTwin } from './publish.ts';
import { readOwners } from './owners.ts';
import { isSignedByOwner } from './signed-entry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';
import type { Untrusted } from './trusted-composition.ts';

/** Something in a store that is not as its release says. */
export interface Flaw {
  readonly file: string;
  readonly flaw:
    | 'missing'
    | 'changed'
    | 'no brotli twin'
    | 'another brotli twin'
    | 'composition names no release'
    | 'no team of the app made it live'
    | Untrusted['why']
    | 'writes have no conditions';
  readonly isMended: boolean;
}

/**
 * Compares every file of every release with its hash, and every brotli twin with its file, and tries whether the store
 * refuses a write whose condition does not hold. `mend` writes twins anew, and the composition as the teams signed it.
 */
export async function verify(
  store: ReleaseStore,
  apps: readonly string[],
  { mend }: { readonly mend: boolean },
): Promise<Flaw[]> {
  const flaws: Flaw[] = [];
  const seen = new Set<string>();
  for (const app of apps)
    for (const id of await store.releaseIds(app)) {
      const release = await store.release(app, id);
      if (release !== null)
        for (const file of filesOf(release)) if (!seen.has(file.name)) flaws.push(...(await look(file)));
    }
  const { live } = await store.composition();
  for (const [app, id] of Object.entries(live))
    if ((await store.release(app, id)) === null)
      flaws.push({ file: `releases/${app}/${id}.json`, flaw: 'composition names no release', isMended: false });
  const untrusted = store.untrusted();
  if (mend && untrusted.length > 0) await writeAsSigned(store);
  for (const { app, why } of untrusted) flaws.push({ file: `composition.json: ${app}`, flaw: why, isMended: mend });
  flaws.push(...(await unsignedIn(store)));
  if (!(await refusesRaces(store.blobs)))
    flaws.push({ file: probeName, flaw: 'writes have no conditions', isMended: false });
  return flaws;

  async function look({ name, integrity }: { name: string; integrity: string | null }): Promise<Flaw[]> {
    seen.add(name);
    const blob = await store.blobs.get(name);
    if (blob === null) return [{ file: name, flaw: 'missing', isMended: false }];
    if (integrity !== null && integrityOf(blob.content) !== integrity)
      return [{ file: name, flaw: 'changed', isMended: false }];
    return name.startsWith('assets/') && isCompressible(name) ? lookAtTwin(store.blobs, name, blob.content, mend) : [];
  }
}

/** Writes the composition as it is read: unsigned parts are left out. */
const writeAsSigned = (store: ReleaseStore): Promise<unknown> =>
  store.change<never>(async (current) => ({ kind: 'change', next: current, entries: [] }));

/** What is live without a word of a team of the app's in the journal, since the store says whose apps they are. */
async function unsignedIn(store: ReleaseStore): Promise<Flaw[]> {
  const owners = await readOwners(store.blobs);
  if (owners === null || owners.isCompositionSigned === true) return [];
  const [{ live }, journal] = await Promise.all([store.composition(), store.journal()]);
  const isTheirs = (app: string, id: string): boolean =>
    journal.some(
      (entry) => entry.app === app && entry.to === id && (entry.at < owners.since || isSignedByOwner(entry, owners)),
    );
  return Object.entries(live)
    .filter(([app, id]) => !isTheirs(app, id))
    .map(([app, id]) => ({
      file: `releases/${app}/${id}.json`,
      flaw: 'no team of the app made it live',
      isMended: false,
    }));
}

const probeName = 'probe.json';

/**
 * Whether a write whose condition does not hold is refused. A bucket that takes it would let two publishes at once
 * overwrite each other.
 */
async function refusesRaces(blobs: BlobStore): Promise<boolean> {
  await blobs.remove(probeName);
  const isFirst = await blobs.replace(probeName, 'first', null);
  const isSecond = await blobs.replace(probeName, 'second', null);
  const stale = (await blobs.get(probeName))?.tag ?? null;
  const isThird = await blobs.replace(probeName, 'third', stale);
  const isFourth = await blobs.replace(probeName, 'fourth', stale);
  await blobs.remove(probeName);
  return isFirst && !isSecond && isThird && !isFourth;
}

const filesOf = ({ app, files, server, serverIntegrity }: Release) => [
  ...Object.entries(files).map(([name, { integrity }]) => ({ name: `assets/${app}/${name}`, integrity })),
  { name: server, integrity: serverIntegrity ?? null },
];

async function lookAtTwin(blobs: BlobStore, name: string, content: Buffer, mend: boolean): Promise<Flaw[]> {
  const twin = await blobs.get(`${name}.br`);
  if (twin !== null && isTwin(twin.content, content)) return [];
  if (mend) {
    await blobs.remove(`${name}.br`);
    await blobs.keep(`${name}.br`, await brotliTwin(content));
  }
  return [{ file: name, flaw: twin === null ? 'no brotli twin' : 'another brotli twin', isMended: mend }];
}

function isTwin(twin: Buffer, content: Buffer): boolean {
  try {
    return brotliDecompressSync(twin).equals(content);
  } catch {
    return false;
  }
}
