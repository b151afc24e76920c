/// <reference path="../src/ambient.d.ts" />
export {
  Picture,
  PictureOf,
  preloadOf,
  sharedPicture,
  type PictureImage,
  type PictureProps,
} from '../src/picture/picture.tsx';
