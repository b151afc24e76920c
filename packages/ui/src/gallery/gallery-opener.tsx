import { lazyDialog } from '../lazy-part/lazy-dialog.tsx';
import { Suspense, type ReactNode } from 'react';
import type { GalleryProps } from './gallery.lazy.tsx';

const load = () => import(/* webpackChunkName: "later" */ './gallery.lazy.tsx');
const LazyGallery = lazyDialog(() => load().then(({ Gallery: dialog }) => dialog));

/** Starts fetching the gallery, when the guest is about to open it. */
export const prepareGallery = (): void => void load().catch(() => undefined);

/** The gallery, fetched when it is first opened. */
export const Gallery = (props: GalleryProps): ReactNode => (
  <Suspense fallback={null}>
    <LazyGallery {...props} />
  </Suspense>
);
