/// <reference path="../src/ambient.d.ts" />
export { Picture, preloadOf, type PictureImage, type PictureProps } from '../src/picture/picture.tsx';
