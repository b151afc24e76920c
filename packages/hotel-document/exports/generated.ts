export { generatedPlaces, type GeneratedPlace } from '../src/generated/generated-places.ts';
export { textOfMark } from '../src/generated/text-of-mark.ts';
export { textsThatFollow } from '../src/generated/texts-that-follow.ts';
