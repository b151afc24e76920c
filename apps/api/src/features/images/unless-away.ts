import { StoreFault } from '@latchkey/releases/blobs';

/** The store's answer, or `busy` while the store cannot be reached. */
export async function unlessAway<T>(reading: Promise<T>): Promise<T | 'busy'> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof StoreFault) return 'busy';
    throw cause;
  }
}
