import { watch, type FSWatcher } from 'node:fs';
import type { BlobStore } from '@latchkey/releases/blobs';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.types.ts';
import { loadHotels } from './load-hotels.ts';
import { tellOfLoading } from './tell-of-loading.ts';

/** An editor writes a file in several steps: it is read once nothing has changed for so long. */
const quietMs = 150;

/** Loads a directory of hotel folders, and again whenever a file in it changes. Answers how to stop. */
export async function followFolders(
  { db, clock, log }: { readonly db: Database; readonly clock: () => Date; readonly log: Logger },
  directory: string,
  pictures: BlobStore,
): Promise<() => Promise<void>> {
  const load = async (): Promise<void> => tellOfLoading(await loadHotels(db, directory, clock(), { pictures }), log);
  await load();
  let loading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watched(directory, log, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loading = loading
        .then(load)
        .catch((cause: unknown) => log.error({ err: cause }, 'hotel folders could not be loaded'));
    }, quietMs);
  });
  return async () => {
    watcher?.close();
    clearTimeout(timer);
    await loading;
  };
}

/** Hears of changes in a directory; undefined where it cannot be watched, which is only logged. */
function watched(directory: string, log: Logger, onChange: () => void): FSWatcher | undefined {
  const tell = (cause: unknown): void =>
    log.warn({ err: cause, directory }, 'hotel folders cannot be watched: they are read at the next start');
  try {
    return watch(directory, { recursive: true }, onChange).on('error', tell);
  } catch (cause) {
    tell(cause);
    return undefined;
  }
}
