/// <reference path="../src/ambient.d.ts" />
export { Gallery, prepareGallery } from '../src/gallery/gallery-opener.tsx';
export type { GalleryFilm } from '../src/gallery/film-leaf.tsx';
export type { GalleryImage, GalleryProps } from '../src/gallery/gallery.tsx';
