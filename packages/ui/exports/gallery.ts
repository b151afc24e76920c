/// <reference path="../src/ambient.d.ts" />
export { Gallery, prepareGallery } from '../src/gallery/gallery-opener.tsx';
export type { GalleryVideo } from '../src/gallery/video-slide.tsx';
export type { GalleryImage, GalleryProps } from '../src/gallery/gallery.lazy.tsx';
