/// <reference path="../src/ambient.d.ts" />
export { Picture, srcSetOf, type PictureImage, type PictureProps } from '../src/picture/picture.tsx';
