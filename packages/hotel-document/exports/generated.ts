export { textOfMark } from '../src/generated/text-of-mark.ts';
export { generatedPlaces, textsThatFollow } from '../src/generated/texts-that-follow.ts';
