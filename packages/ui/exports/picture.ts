/// <reference path="../src/ambient.d.ts" />
export { Picture, PictureOf, preloadOf, type PictureImage, type PictureProps } from '../src/picture/picture.tsx';
