import { StoreFault } from '@latchkey/releases/blobs';

/** What is asked of the store, or `busy` while that cannot be reached. */
export async function unlessAway<T>(reading: Promise<T>): Promise<T | 'busy'> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof StoreFault) return 'busy';
    throw cause;
  }
}
