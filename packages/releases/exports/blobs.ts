/** Files under names in a folder or a bucket, as the release store keeps its own: what else belongs to all machines of a product. */
export type { BlobStore } from '../src/store/blob-store.types.ts';
export { openStore } from '../src/store/open-store.ts';
export { StoreFault } from '../src/store/store-faults.ts';
export type { StoreFiles } from '../src/store/store-files.ts';
