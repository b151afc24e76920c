import { join } from 'node:path';
import { openStore } from '@latchkey/releases/blobs';
import type { Settings } from '../../settings.ts';

/** The store of pictures that the settings name; films of a bucket are brought to this machine before they are sent. */
export const pictureStoreOf = ({
  pictureStore,
  dataDirectory,
}: Pick<Settings, 'pictureStore' | 'dataDirectory'>): ReturnType<typeof openStore> =>
  openStore(pictureStore, join(dataDirectory, 'films'));
